// What an official decides on a matter of the game, alone or through the committee.
import { game } from './registry.ts';

const { given, when } = game.topic('settling');

const MINUTE = 60_000;

given(
  {
    es: 'que {jugador} {laguna}, de lo que el reglamento no dice nada',
    en: '{player} {gap}, of which the regulation says nothing',
  },
  (table, by, act) => {
    table.happensInSilence(act(by));
  },
);

given(
  {
    es: 'que el reloj se avería, de lo que el reglamento no dice nada',
    en: 'the clock fails, of which the regulation says nothing',
  },
  (table) => {
    table.happensInSilence({ type: 'clock-fails', shown: { A: null, B: null } });
  },
);

given(
  {
    es: 'que {persona} cambia el reloj, sin que el reglamento diga con qué tiempos',
    en: '{person} replaces the clock, the regulation not saying with what times',
  },
  (table, by) => {
    table.happensInSilence({ type: 'replace-clock', by });
  },
);

given(
  {
    es: 'que {persona} ha ordenado, {criterio}, que le toque a {jugador}',
    en: '{person} has ordered, {source}, that it be the turn of {player}',
  },
  (table, by, source, toMove) => {
    table.happens({ type: 'settle', by, on: table.matter(), source, order: { toMove } });
  },
);

given(
  {
    es: 'que {persona} ha consultado ese asunto al comité {consulta}',
    en: '{person} has put that matter to the committee, {query}',
  },
  (table, by, why) => {
    table.happens({ type: 'ask-committee', by, on: table.matter(), why });
  },
);

when(
  {
    es: '{persona} consulta ese asunto al comité {consulta}',
    en: '{person} puts that matter to the committee, {query}',
  },
  (table, by, why) => {
    table.happens({ type: 'ask-committee', by, on: table.matter(), why });
  },
);

when(
  {
    es: '{persona} consulta al comité un asunto que aún no se ha dado, {consulta}',
    en: '{person} puts to the committee a matter that has not come up yet, {query}',
  },
  (table, by, why) => {
    table.happens({ type: 'ask-committee', by, on: table.events.length + 2, why });
  },
);

when(
  {
    es: '{persona} ordena, {criterio}, que le toque a {jugador}',
    en: '{person} orders, {source}, that it be the turn of {player}',
  },
  (table, by, source, toMove) => {
    table.happens({ type: 'settle', by, on: table.matter(), source, order: { toMove } });
  },
);

when(
  {
    es: '{persona} ordena, {criterio}, que el marcador sea {int} a {int}',
    en: '{person} orders, {source}, that the score be {int} to {int}',
  },
  (table, by, source, a, b) => {
    const order = { scores: { A: a, B: b } };
    table.happens({ type: 'settle', by, on: table.matter(), source, order });
  },
);

when(
  {
    es: '{persona} ordena, {criterio}, que el reloj marque {int} min de Ana y {int} min de Bruno',
    en: '{person} orders, {source}, that the clock show {int} min for Ana and {int} min for Bruno',
  },
  (table, by, source, a, b) => {
    const order = { clocks: { A: a * MINUTE, B: b * MINUTE } };
    table.happens({ type: 'settle', by, on: table.matter(), source, order });
  },
);

when(
  {
    es: '{persona} decide, {criterio}, que no se cambie nada',
    en: '{person} decides, {source}, that nothing be changed',
  },
  (table, by, source) => {
    table.happens({ type: 'settle', by, on: table.matter(), source });
  },
);
