import { afterEach, expect } from '@jest/globals';
import type { Wording } from '#src/domain/application/wording.ts';
import type { HelocEvent } from '#src/platform/events.ts';

const absent: string[] = [];

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A text of the page, or the address of one of its links. */
function isShownIn(page: HTMLElement, part: string): boolean {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a[href]')];
  return (
    plain(page.textContent).includes(plain(part)) || links.some((link) => link.getAttribute('href') === part)
  );
}

/**
 * Holds a page to what it says it has shown (docs/rules.md#record-of-what-was-shown): every word that a submit quotes
 * of the screen that is open stands there at that moment. @returns notes the body of a request
 */
export function watchWords(page: HTMLElement, events: readonly HelocEvent[]): (body: unknown) => void {
  return (body) => {
    if (typeof body !== 'string' || !body.includes('"shown"')) return;
    const { shown = [] } = JSON.parse(body) as { shown?: Wording[] };
    const open = events.findLast((event) => event.type === 'step')?.path;
    for (const { screen, type, text, shownAt } of shown) {
      // What was shown earlier may be sent later.
      if (shownAt || open === undefined || !`/${screen}`.endsWith(`/${open}`)) continue;
      for (const line of text.split('\n')) {
        // A term and its value, or a link and its address, stand apart.
        const isThere = isShownIn(page, line) || line.split(': ').every((part) => isShownIn(page, part));
        if (!isThere) absent.push(`${screen}, ${type}: ${line}`);
      }
    }
  };
}

afterEach(() => {
  expect(absent.splice(0)).toEqual([]);
});
