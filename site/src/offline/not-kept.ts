// The page that stands in for one that is not kept: of a clause, the article that holds it usually is.

/** 28.2.s1, then 28.2, then 28: the first of which there is an article. */
const articlesFor = (root: string, edition: string, number: string): string[] => {
  const parts = number.split('.');
  return parts.map((_, i) =>
    [root, 'reglamentos/', edition, '/', parts.slice(0, parts.length - i).join('.'), '/'].join(''),
  );
};

const start = async (note: HTMLElement): Promise<void> => {
  const { root = '/', article = '' } = note.dataset;
  const [edition, number] = location.pathname.slice(`${root}clausulas/`.length).split('/');
  if (!location.pathname.startsWith(`${root}clausulas/`) || !edition || !number) return;
  for (const address of articlesFor(root, edition, decodeURIComponent(number))) {
    if (!(await caches.match(address))) continue;
    const link = document.createElement('a');
    link.href = `${address}#${number}`;
    link.textContent = article;
    note.replaceChildren(link);
    note.hidden = false;
    return;
  }
};

const note = document.querySelector<HTMLElement>('.not-kept');
if (note) void start(note);

export {};
