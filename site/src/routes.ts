// Static paths for a page that exists in both languages: src/pages/[...lang]/… gives / and /en/.
import { LANGS, type Lang } from './model.ts';

interface Route<P> {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly props: P & { readonly lang: Lang };
}

export const inBothLanguages = <P extends object>(
  pages: readonly { readonly params?: Readonly<Record<string, string>>; readonly props?: P }[] = [
    {},
  ],
): Route<P>[] =>
  pages.flatMap(({ params, props }) =>
    LANGS.map((lang) => ({
      params: { ...params, lang: lang === 'es' ? undefined : lang },
      props: { ...(props as P), lang },
    })),
  );
