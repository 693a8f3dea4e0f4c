// Unstressed pronouns at the end of a verb: how a form and pronouns are joined, and how they are taken apart again.

// biome-ignore format: by person
export const PRONOUNS = [
  'me', 'te', 'nos', 'os',
  'se', 'le', 'les',
  'lo', 'los', 'la', 'las',
] as const;
export type Pronoun = (typeof PRONOUNS)[number];

export interface Joined {
  /** The form of the verb. */
  readonly host: string;
  readonly pronouns: readonly Pronoun[];
}

/** As many as people join: ENTREGUE + SE + LO. */
const MOST = 3;

/** Every way in which a word may be a form and pronouns; which of them is a form of a verb is for others to say. */
export const takenApart = (word: string): readonly Joined[] =>
  endings(word, MOST).flatMap(({ host, pronouns }) =>
    [`${host}d`, `${host}s`, host]
      .map((whole) => ({ host: whole, pronouns }))
      .filter((one) => join(one) === word),
  );

const endings = (word: string, most: number): readonly Joined[] =>
  most === 0
    ? []
    : PRONOUNS.filter((pronoun) => word.endsWith(pronoun)).flatMap((pronoun) => {
        const host = word.slice(0, -pronoun.length);
        const inner = endings(host, most - 1);
        return [
          { host, pronouns: [pronoun] },
          ...inner.map((one) => ({ ...one, pronouns: [...one.pronouns, pronoun] })),
        ];
      });

/** AMAD + OS: AMAOS; VAMOS + NOS: VAMONOS; ENTREGUEMOS + SE + LO: ENTREGUEMOSELO. */
const join = ({ host, pronouns }: Joined): string => {
  const [first = ''] = pronouns;
  const cut = first === 'os' ? /(?<=[aei])d$/ : /^(nos|se)$/.test(first) ? /(?<=mo)s$/ : /$/;
  return `${host.replace(cut, '')}${pronouns.join('')}`;
};
