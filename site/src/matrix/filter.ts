// The filters of a matrix: what is chosen stands in the address, so that it can be sent, kept and gone back to.
export {};

const form = document.querySelector<HTMLFormElement>('.matrix-filters');
const status = form?.querySelector('[role=status]');
const FIELDS = ['area', 'con', 'estado'] as const;

const fieldOf = (name: (typeof FIELDS)[number]): HTMLSelectElement | undefined =>
  form?.querySelector<HTMLSelectElement>(`select[name=${name}]`) ?? undefined;

/** Which column speaks of an implementation: they stand in the order in which they can be chosen. */
const columnOf = (field: HTMLSelectElement | undefined): number => (field?.selectedIndex ?? 0) - 1;

const isShown = (row: HTMLTableRowElement, column: number, state: string): boolean => {
  if (state === '') return true;
  const cells = [...row.querySelectorAll('td')];
  const own = column === -1 ? cells : cells.slice(column, column + 1);
  return own.some((cell) => cell.classList.contains(state));
};

const show = (): void => {
  const [area, state] = [fieldOf('area')?.value ?? '', fieldOf('estado')?.value ?? ''];
  const column = columnOf(fieldOf('con'));
  let count = 0;
  for (const section of document.querySelectorAll<HTMLElement>('.matrix-area')) {
    const rows = [...section.querySelectorAll<HTMLTableRowElement>('tbody tr')];
    for (const row of rows) row.hidden = !isShown(row, column, state);
    const left = rows.filter((row) => !row.hidden).length;
    section.hidden = left === 0 || (area !== '' && section.dataset.area !== area);
    if (!section.hidden) count += left;
  }
  if (status) status.textContent = (form?.dataset.shown ?? '').replace('{n}', String(count));
};

const read = (): void => {
  const asked = new URLSearchParams(location.search);
  for (const name of FIELDS) {
    const field = fieldOf(name);
    if (field) field.value = asked.get(name) ?? '';
    if (field && field.selectedIndex === -1) field.value = '';
  }
  show();
};

form?.addEventListener('change', () => {
  const chosen = FIELDS.flatMap((name) => {
    const value = fieldOf(name)?.value ?? '';
    return value === '' ? [] : [[name, value]];
  });
  const query = new URLSearchParams(chosen).toString();
  history.pushState(null, '', `${location.pathname}${query && '?'}${query}`);
  show();
});
addEventListener('popstate', read);
if (form) {
  form.hidden = false;
  read();
}
