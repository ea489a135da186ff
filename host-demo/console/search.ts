import { byId, input, onSubmit, words } from './dom.ts';

/** A group of rows that fold, as the search sees it. */
export interface SearchedGroup {
  details: HTMLDetailsElement;
  count: HTMLElement;
  rows: readonly { li: HTMLElement; text: string }[];
  startsOpen: boolean;
}

/** One search over all groups; Enter opens the first row that is left. */
export function startSearch(groups: readonly SearchedGroup[]): void {
  const search = () => {
    const asked = words(input('search').value);
    let found = 0;
    for (const { details, count, rows, startsOpen } of groups) {
      let here = 0;
      for (const { li, text } of rows) {
        li.hidden = !asked.every((word) => text.includes(word));
        if (!li.hidden) here += 1;
      }
      details.hidden = here === 0;
      details.open = asked.length > 0 ? here > 0 : startsOpen;
      count.textContent = String(here);
      found += here;
    }
    byId('found').textContent = asked.length > 0 ? `${found} found.` : `${found} in all.`;
  };
  input('search').addEventListener('input', search);
  search();
  onSubmit('find', () => {
    const first = groups.flatMap(({ rows }) => rows).find(({ li }) => !li.hidden);
    first?.li.querySelector('button')?.click();
  });
}
