import { STATES } from '#remotes/journeys.ts';
import { expect, FAILED_REQUESTS, REPORTED_BY_GATE, test } from '../support/fixtures.ts';
import { speakPseudo } from '../support/pseudo.ts';
import { random, SEED } from '../support/random.ts';
import { expectText } from '../support/reading.ts';
import { reachState } from '../support/states.ts';

test.use({ permissions: ['geolocation'], geolocation: { latitude: 39.74, longitude: -104.99 } });
test.describe.configure({ mode: 'parallel' });

const NARROW = { width: 375, height: 800 };

/** The server's words, with words as every sentence has them: titles of documents, names of banks, why it refuses. */
const DATA =
  /^(What you should know about home equity lines of credit|(Bank|Payroll|Tax Program) That Is .*|That code was wrong .*)$/;

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
      // The pages of a document are its own words; what was spoken was so before the language changed.
    } else if (
      node.parentElement?.checkVisibility() &&
      !node.parentElement.closest('style, [data-page], [aria-live]')
    ) {
      const { data } = node as Text;
      if (isEnglish(data)) found.push(data.trim());
    }
  }
  return found;
}

/** What the banner says is the organisation's own. */
const SPOKEN = STATES.filter(({ heading }) => heading !== undefined);

const sampled = random(SEED).sample(SPOKEN, 4);

for (const state of SPOKEN) {
  test.describe(() => {
    if (state.isRefused) test.use({ tolerated: { ...FAILED_REQUESTS, ...REPORTED_BY_GATE } });
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
  });
}
