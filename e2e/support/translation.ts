import { expect, type Page } from '@playwright/test';
import { translatePage, type Way } from '#src/testing/translatePage.ts';

export type Isolation = 'shadow' | 'light';

/** Runs in every page before its scripts. */
function isolate(isolation: Isolation): void {
  new MutationObserver(() => {
    for (const element of document.querySelectorAll('heloc-application:not([isolation])'))
      element.setAttribute('isolation', isolation);
  }).observe(document, { childList: true, subtree: true });
}

export interface Reading {
  isolation: Isolation;
  /** Without one the page is not translated. */
  way?: Way;
}

/** What is opened in the page from now on is shown, and read, so. */
export async function readAs(page: Page, { isolation, way }: Reading): Promise<void> {
  await page.addInitScript(isolate, isolation);
  if (way) await page.addInitScript(translatePage, way);
}

/** Leaves nobody signed in for the next tab. */
export async function closeTab(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.close();
}

/** All that is shown, line by line, without what each application has of its own and what counts down. Runs in the page. */
function readShown(): string[] {
  const OF_ITS_OWN =
    /[Aa]pplication (?:ID )?\d+|Loan # \d+|R-\d{6}|applicant-\w+|after \w+ [\d:]+ [AP]M|in \d+ seconds?/g;
  const mount = document.querySelector('[data-heloc-mount]');
  const parts = [...((mount?.shadowRoot ?? mount)?.children ?? [])] as HTMLElement[];
  return (
    parts
      .filter(({ localName }) => localName !== 'style')
      // biome-ignore lint/performance/useDomNodeTextContent: it has what is hidden, and no lines.
      .flatMap(({ innerText }) => innerText.replaceAll(OF_ITS_OWN, '').split(/\s*[\n\t]\s*/))
      .filter(Boolean)
  );
}
export const shownIn = (page: Page): Promise<string[]> => page.evaluate(readShown);

/** Longer than a figure is still before it is announced. */
const STILL_MS = 1000;

/** What is shown, once it no longer changes. */
export async function settledIn(page: Page): Promise<string[]> {
  let last: string[] = [];
  await expect
    .poll(
      async () => {
        const before = last;
        last = await shownIn(page);
        return last.join('\n') === before.join('\n');
      },
      { intervals: [STILL_MS] },
    )
    .toBe(true);
  return last;
}

/** Texts that a translation has not taken; empty where each that came or changed was taken again. Runs in the page. */
function readUntaken(): string[] {
  const mount = document.querySelector('[data-heloc-mount]');
  const scope = mount?.shadowRoot ?? mount ?? document.body;
  const found: string[] = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (
      node.textContent?.trim() &&
      !node.parentElement?.closest('font, style, textarea, svg, [translate=no]')
    )
      found.push(node.textContent);
  }
  return found;
}
export const untakenIn = (page: Page): Promise<string[]> => page.evaluate(readUntaken);
