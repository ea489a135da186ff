import type { Page } from '@playwright/test';
import { SCREEN_STATES } from '#remotes/borrower/journeys.ts';
import { allCopies } from '#src/testing/copies.ts';
import { pseudoCopy } from '#src/testing/pseudo.ts';
import { expect, test } from './support/fixtures.ts';
import { random, SEED } from './support/random.ts';
import { expectText } from './support/reading.ts';
import { reachState } from './support/states.ts';

test.use({ permissions: ['geolocation'], geolocation: { latitude: 39.74, longitude: -104.99 } });
test.describe.configure({ mode: 'parallel' });

const NARROW = { width: 375, height: 800 };

/** The server's words, with words as every sentence has them: titles of documents, names of banks. */
const DATA =
  /^(What you should know about home equity lines of credit|(Bank|Payroll|Tax Program) That Is .*)$/;

/** Texts with words that every English sentence has and no name, and nothing of copy around them. Runs in the page. */
function englishTexts(): string[] {
  const ENGLISH = /\b(the|your|you|we|is|are|this|that|it|not|can|please|with|have|will)\b/i;
  const isEnglish = (text: string) => ENGLISH.test(text) && !/[[\u00c0-\u017f]/.test(text);
  const mount = document.querySelector('[data-heloc-mount]');
  const scope = mount?.shadowRoot ?? mount;
  if (!scope) return ['There is no application on the page'];
  const found: string[] = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-valuetext']) {
        const text = node.getAttribute(name) ?? '';
        if (isEnglish(text)) found.push(`${name}: ${text}`);
      }
      // The pages of a document are its own words.
    } else if (node.parentElement?.checkVisibility() && !node.parentElement.closest('style, [data-page]')) {
      const { data } = node as Text;
      if (isEnglish(data)) found.push(data.trim());
    }
  }
  return found;
}

async function speakPseudo(page: Page): Promise<void> {
  const copy = pseudoCopy((await allCopies()).map((one) => one.copy));
  await page.locator('heloc-application').evaluate(
    // The host's own way to change an organisation's words, in place.
    (element, brand) =>
      (element as HTMLElement & { update(change: object): Promise<void> }).update({ brand }),
    { copy },
  );
  await expect(page.locator('h1').first()).toContainText(/^\[/);
}

const sampled = random(SEED).sample(SCREEN_STATES, 4);

for (const state of SCREEN_STATES) {
  test(`${state.name}, in no language`, { tag: sampled.includes(state) ? [] : '@soak' }, async ({
    page,
    origins,
    sandbox,
  }) => {
    await reachState(state, page, { origins, sandbox });
    await speakPseudo(page);
    await page.setViewportSize(NARROW);
    const english = (await page.evaluate(englishTexts)).filter((text) => !DATA.test(text));
    expect.soft(english, 'not copy').toEqual([]);
    await expectText(page, 'long words');
  });
}
