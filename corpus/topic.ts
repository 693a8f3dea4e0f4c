// One topic: regulations/topics/<slug>.md → its names, synonyms and the answer each edition gives.
import type { EditionId, TopicAnswerMeta, TopicMeta } from '../protocol/generated/types.ts';
import { validators } from '../protocol/validate.ts';
import { dataOf, type Source, sectionsOf, textsOf } from './document.ts';
import { EDITIONS } from './editions.ts';
import { slugOfFile } from './files.ts';

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

export const readTopic = (source: Source<TopicMeta>): Topic[] => {
  const { file, front, report } = source;
  const answers = sectionsOf(source).flatMap((section): TopicAnswer[] => {
    const { title, place, nodes } = section;
    const edition = EDITIONS.find((e) => e.id === title)?.id;
    if (!edition) {
      const known = EDITIONS.map((e) => e.id).join(', ');
      report(place, `heading "${title}"`, `an edition: ${known}`);
      return [];
    }
    const data = dataOf<TopicAnswerMeta>(section, validators.topicAnswer, report);
    const texts = textsOf(`the answer of ${title}`, nodes, report, place);
    return data && texts ? [{ ...data, ...texts, edition }] : [];
  });
  return [{ ...front, slug: slugOfFile(file), file, answers }];
};
