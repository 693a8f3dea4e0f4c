// The judge of words at work: an article and a word in, what each regulation makes of it out. All of it happens here, in
// the browser; the question stands in the address, so that it can be sent on.
import { familyOf } from '../../../judge/family.ts';
import { isLanguage, LANGUAGES } from '../../../judge/language/index.ts';
import { needArticle, readArticle, readWord } from '../../../judge/question.ts';
import { verdictsOn } from '../../../judge/verdicts.ts';
import { WrongQuestion } from '../../../judge/wrong-question.ts';
import type { EditionId } from '../../../protocol/generated/types.ts';
import { EDITIONS } from '../../../protocol/generated/vocabulary.ts';
import { familyTable, type Telling, verdictCards, wrongNote } from './telling.ts';

const start = (form: HTMLFormElement): void => {
  const out = document.querySelector<HTMLElement>('.judged');
  const articles = form.querySelector('textarea');
  const word = form.querySelector<HTMLInputElement>('input[name=palabra]');
  if (!out || !articles || !word) return;
  const { root = '/', lang = 'es', names = '{}', places = '{}', family = '' } = form.dataset;
  const shorts = JSON.parse(names) as Readonly<Record<EditionId, string>>;
  const telling: Telling = {
    root,
    places: JSON.parse(places),
    language: LANGUAGES[isLanguage(lang) ? lang : 'es'],
    name: (edition) => shorts[edition],
    family,
  };

  const answer = (): readonly Node[] => {
    const written = articles.value.split('\n').filter((line) => line.trim() !== '');
    const entries = written.map((line) => readArticle(line, telling.language));
    const asked = word.value.trim() === '' ? [] : [readWord(word.value, telling.language)];
    needArticle(word.value.trim(), entries, telling.language);
    return [
      ...verdictsOn(EDITIONS, entries, asked).map((one) => verdictCards(one, written, telling)),
      ...entries.map((entry, i) =>
        familyTable(familyOf(EDITIONS, entry), written[i] ?? '', telling),
      ),
    ];
  };

  const show = (): void => {
    try {
      out.replaceChildren(...answer());
    } catch (error) {
      if (!(error instanceof WrongQuestion)) throw error;
      out.replaceChildren(wrongNote(error, telling));
    }
  };

  const asked = new URLSearchParams(location.search);
  articles.value = asked.getAll('articulo').join('\n') || articles.value;
  word.value = asked.get('palabra') ?? word.value;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const line of articles.value.split('\n'))
      if (line.trim() !== '') query.append('articulo', line);
    if (word.value.trim() !== '') query.set('palabra', word.value);
    history.pushState(null, '', `?${query}`);
    show();
  });
  addEventListener('popstate', () => location.reload());
  if (articles.value !== '' || word.value !== '') show();
};

const form = document.querySelector<HTMLFormElement>('form.judge');
if (form) start(form);
