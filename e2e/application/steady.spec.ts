import type { Page } from '@playwright/test';
import { STATES } from '#remotes/journeys.ts';
import type { NamedState } from '#src/testing/journey.ts';
import { MAIN } from '../support/application.ts';
import { expect, FAILED_REQUESTS, REPORTED_BY_GATE, test } from '../support/fixtures.ts';
import { open } from '../support/states.ts';

test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 39.74, longitude: -104.99 },
  tolerated: { ...FAILED_REQUESTS, ...REPORTED_BY_GATE },
});

/** How long each answer takes: longer than a screen takes to be there, so that what it asks for comes after it. */
const ANSWER_MS = 700;
/** By how many pixels something may move and still be under the finger. */
const STILL_THERE = 8;

/** Runs in every page: notes what can be pressed in a screen, and stands elsewhere a frame later. */
function watchPlaces(still: number): void {
  const moves: Record<string, number> = {};
  Object.assign(window, { moves });
  const places = new WeakMap<Element, number>();
  const look = () => {
    for (const mount of document.querySelectorAll('[data-heloc-mount]')) {
      const screen = (mount.shadowRoot ?? mount).querySelector('h1')?.closest('div[id]');
      for (const part of screen?.querySelectorAll<HTMLElement>('button, a[href], summary') ?? []) {
        if (!part.offsetParent || part.closest('[popover]')) continue;
        const top = part.getBoundingClientRect().top + window.scrollY;
        const by = Math.round(top - (places.get(part) ?? top));
        places.set(part, top);
        if (Math.abs(by) > still) moves[part.textContent || part.ariaLabel || part.localName] = by;
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function slowDown(page: Page, api: string): Promise<void> {
  await page.route(`${api}/**`, async (route) => {
    if (route.request().method() === 'GET') await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    await route.continue().catch(() => {});
  });
}

const PAGES = /^(complete|error\/decline|product\/select|conditions|heloc-signer|signing|notary|insurance)\b/;

const openingOf = ({ name, heading, reach, refused, dialog, isFirst, ...opening }: NamedState) =>
  JSON.stringify(opening);
/** What a page is opened with, each once: by the first state that begins so. */
const OPENED = new Map(
  STATES.filter(({ screen }) => PAGES.test(screen))
    .toReversed()
    .map((state) => [openingOf(state), state] as const),
);

for (const state of OPENED.values())
  test(`nothing that can be pressed moves on ${state.name}`, { tag: '@soak' }, async ({
    page,
    origins,
    sandbox,
  }) => {
    await page.addInitScript(watchPlaces, STILL_THERE);
    await slowDown(page, origins.api);
    // What a font moves as it comes is looked at in `appearance/fonts.spec.ts`.
    await page.route(/\.woff2$/, (route) => route.abort());
    await open(state, { page, origins, sandbox, org: MAIN });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { moves: object }).moves)).toEqual({});
  });
