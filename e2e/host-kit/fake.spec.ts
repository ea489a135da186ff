import { CASES } from '../../packages/testing/fake/testing/cases.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';

const PATH = '/account/heloc';

test.use({ tolerated: { ...FAILED_REQUESTS, 'the host has a bug': /A bug of the host/ } });

/** The fake of `@heloc/testing` does the same: packages/testing/fake/createFakeHeloc.test.tsx. */
test.describe('the widget, as the fake', () => {
  for (const [name, { run, expected }] of Object.entries(CASES)) {
    test(name, async ({ page, origins: { lender, cdn } }) => {
      const html = `<!doctype html><html lang="en"><title>Host</title><script src="${cdn}/heloc/v1/embed.js"></script><div id="apply"></div>`;
      await page.route(lender + PATH, (route) => route.fulfill({ contentType: 'text/html', body: html }));
      await page.addInitScript(() => {
        Object.assign(window, {
          outcome: (work: Promise<unknown>) =>
            work.then(
              () => 'fine',
              ({ code }: { code: string }) => code,
            ),
        });
      });
      // What is told of flags is told when their answer comes.
      await page.route('**/service-optimize/**', () => {});
      await page.goto(lender + PATH);
      const outcome = await page.evaluate<unknown>(`({ ${methodOf(run)} }).run()`);
      expect(Array.isArray(outcome) ? outcome.filter(isAsked) : outcome).toEqual(expected);
    });
  }
});

/** How far a person gets is told when the page has time; a test tells the fake itself. */
const isAsked = (part: unknown) => part !== 'started' && part !== 'left';

/** A method as its own text: written `async run() {}` or `run: () => ...`. */
const methodOf = (run: () => Promise<unknown>) =>
  /^(async )?run\b/.test(`${run}`) ? `${run}` : `run: ${run}`;
