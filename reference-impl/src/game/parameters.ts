// Every parameter of the game, by group.
import { acceptance, challenge, ruling } from './challenge/parameters.ts';
import { clock, timer } from './clock/parameters.ts';
import { failure, setting } from './clock/setting.ts';
import { manner, waiting } from './conduct/manner-parameters.ts';
import { ladder, offence } from './conduct/offence.ts';
import { conduct, validity } from './conduct/parameters.ts';
import { penalty } from './conduct/penalty.ts';
import { things } from './conduct/things-parameters.ts';
import { bag, drawing, leftover, shortage, surplus } from './drawing/parameters.ts';
import { ending } from './ending/parameters.ts';
import {
  bodies,
  committee,
  gaps,
  incidentReport,
  judges,
  sanctionAppeal,
} from './officials/parameters.ts';
import { blanks, laying, placing, scoring } from './play/parameters.ts';
import { absence, lateness, leaving, round } from './presence/parameters.ts';
import { closing, correction, sheet } from './sheets/parameters.ts';
import { start } from './start/parameters.ts';
import { exchange, turn } from './turn/parameters.ts';

export const GAME_PARAMETERS = {
  start,
  turn,
  placing,
  scoring,
  laying,
  blanks,
  exchange,
  drawing,
  surplus,
  shortage,
  leftover,
  bag,
  acceptance,
  challenge,
  ruling,
  clock,
  setting,
  failure,
  timer,
  ending,
  round,
  lateness,
  leaving,
  absence,
  conduct,
  validity,
  things,
  manner,
  waiting,
  offence,
  ladder,
  penalty,
  bodies,
  judges,
  sheet,
  closing,
  correction,
  gaps,
  committee,
  incidentReport,
  sanctionAppeal,
} as const;
