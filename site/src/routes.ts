// Static paths for a page that exists in every language: src/pages/[...lang]/… gives / and /en/.
import { LANGS, type Lang, ROOT_LANG } from './i18n.ts';

interface Route<P> {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly props: P & { readonly lang: Lang };
}

export const inEveryLanguage = <P extends object>(
  pages: readonly { readonly params?: Readonly<Record<string, string>>; readonly props?: P }[] = [
    {},
  ],
): Route<P>[] =>
  pages.flatMap(({ params, props }) =>
    LANGS.map((lang) => ({
      params: { ...params, lang: lang === ROOT_LANG ? undefined : lang },
      props: { ...(props as P), lang },
    })),
  );
