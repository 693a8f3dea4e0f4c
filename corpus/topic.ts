// One topic: regulations/topics/<slug>.md → its names, synonyms and the answer each edition gives.
import { toString as plainText } from 'mdast-util-to-string';
import type { EditionId, TopicAnswerMeta, TopicMeta } from '../protocol/generated/types.ts';
import { validators } from '../protocol/validate.ts';
import { dataOf, readDocument, sections, textsOf } from './document.ts';
import { EDITIONS } from './editions.ts';
import { placeOf } from './markdown.ts';
import { type Problem, problem } from './problem.ts';

export interface TopicAnswer extends TopicAnswerMeta {
  readonly edition: EditionId;
  readonly es: string;
  readonly en: string;
}

export interface Topic extends TopicMeta {
  readonly slug: string;
  readonly file: string;
  readonly answers: readonly TopicAnswer[];
}

export const readTopic = (file: string, text: string): { topic?: Topic; problems: Problem[] } => {
  const problems: Problem[] = [];
  const document = readDocument<TopicMeta>(file, text, validators.topic, problems);
  if (!document) return { problems };
  const answers = sections(file, document.body, problems).flatMap((section): TopicAnswer[] => {
    const name = plainText(section.heading).trim();
    const edition = EDITIONS.find((e) => e.id === name)?.id;
    if (!edition) {
      const known = EDITIONS.map((e) => e.id).join(', ');
      problems.push(
        problem(file, placeOf(section.heading), `heading "${name}"`, `an edition: ${known}`),
      );
      return [];
    }
    const data = dataOf<TopicAnswerMeta>(file, section, validators.topicAnswer, problems);
    const place = placeOf(section.heading);
    const texts = textsOf(file, `the answer of ${name}`, section.nodes, problems, place);
    return data && texts ? [{ ...data, ...texts, edition }] : [];
  });
  const slug = file.replace(/^.*\//, '').replace(/\.md$/, '');
  return { topic: { ...document.meta, slug, file, answers }, problems };
};
