import { readFileSync } from 'node:fs';
import { expect, test } from '../support/fixtures.ts';
import { lenderOf } from '../support/lender.ts';
import { ORGANISATIONS, sampleOf } from '../support/organisations.ts';

/** A brand is there from the first frame on: no other one is seen before it. */

const inShortRun = sampleOf(1);

/** What a look shows of itself. */
const lookOf = (org: string) =>
  JSON.parse(readFileSync(`dist/themes/${org}/look.json`, 'utf8')) as {
    tokens: Record<string, string>;
    logo: { src: string };
  };

for (const org of ORGANISATIONS)
  test(`${org}: no frame in the looks of another`, { tag: inShortRun.has(org) ? [] : '@soak' }, async ({
    page,
    origins,
  }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = () => {
        for (const mount of document.querySelectorAll('[data-heloc-mount]')) {
          const root = mount.shadowRoot ?? mount;
          const [body] = root.querySelectorAll('div');
          // Nothing is drawn in it yet.
          if (!body?.checkVisibility() || body.offsetHeight === 0) continue;
          const logo = root.querySelector('img')?.currentSrc.replace(/^.*\//, '');
          const page = getComputedStyle(body).getPropertyValue('--heloc-color-page');
          seen.add([page, logo].filter(Boolean).join(' '));
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(lenderOf(org).addressOf(origins, 'register-v2'));
    await page.waitForFunction(() => performance.getEntriesByName('heloc:ready:borrower').length > 0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { tokens, logo } = lookOf(org);
    const own = `${tokens['color-page']} ${logo.src.replace(/^.*\//, '')}`;
    const looks = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    await expect.poll(looks).toContain(own);
    const seen = await looks();
    // A picture has no address until it is laid out.
    expect(seen.filter((look) => look !== own && look !== tokens['color-page'])).toEqual([]);
  });
