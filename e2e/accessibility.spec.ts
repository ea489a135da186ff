import { REGISTRATION_STATES } from '#remotes/borrower/registration/journeys.ts';
import {
  expectAccessible,
  expectErrorsTold,
  expectExceptionsMet,
  expectTitle,
  PHONE,
  WIDE,
  WIDTHS,
} from './support/accessibility.ts';
import { openApplication } from './support/application.ts';
import { BrowserDriver } from './support/browserDriver.ts';
import { ENGINES } from './support/engines/engines.ts';
import { EXCEPTIONS } from './support/engines/exceptions.ts';
import { expect, FAILED_REQUESTS, REPORTED_BY_GATE, test } from './support/fixtures.ts';
import { expectFocusBack, expectKeyboardWay } from './support/focus.ts';
import { hostedBy } from './support/origins.ts';
import { random, SEED } from './support/random.ts';
import { expectReadable } from './support/reading.ts';
import { reachState, STATES } from './support/states.ts';

test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 39.74, longitude: -104.99 },
});
test.describe.configure({ mode: 'parallel' });
test.afterEach(({ page }, { title }) => expectExceptionsMet(page, title));

/** Breaks a rule of each engine inside the mount. */
function plant(): void {
  const mount = document.querySelector('[data-heloc-mount]');
  const button = Object.assign(document.createElement('button'), { ariaLabel: 'Go on', textContent: 'Stop' });
  button.append(document.createElement('img'));
  (mount?.shadowRoot ?? mount)?.querySelector('form')?.append(button);
}

for (const [isolation, tag] of [
  ['shadow', []],
  ['light', ['@soak']],
] as const) {
  test(`each engine looks into a mount, ${isolation}`, { tag: [...tag] }, async ({ page, origins }) => {
    await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE&isolation=${isolation}`);
    await new BrowserDriver(page).expectHeading('What property would you like to use?');
    // What is planted in the prerendered step goes with it.
    await page.waitForFunction(() => performance.getEntriesByName('heloc:ready:borrower').length > 0);
    for (const engine of ENGINES) {
      const before = await engine(page);
      await page.evaluate(plant);
      const found = (await engine(page)).slice(before.length).map(({ element }) => element);
      expect(found, engine.name).toContainEqual(expect.stringMatching(/^<(button|img)/));
    }
  });
}

const walked = random(SEED).sample(STATES, STATES.length / 6);

for (const [index, state] of STATES.entries()) {
  test.describe(() => {
    const { name, refused, dialog, persistent, isFirst, isRefused } = state;
    // The page's title is the host's where a remote has no addresses.
    const namesPage = !('remote' in state);
    if (isRefused) test.use({ tolerated: { ...FAILED_REQUESTS, ...REPORTED_BY_GATE } });
    // One width each in the short form, the other of every second; what is refused is looked at on a phone below.
    const widths = refused || index % 2 ? [WIDE] : [PHONE];

    // The other states of a screen, and the way through each: in the long form.
    test(name, { tag: isFirst ? [] : '@soak' }, async ({ page, origins, sandbox }) => {
      const at = await reachState(state, page, { origins, sandbox });
      if (namesPage) await expectTitle(page);
      await expectAccessible(page, widths);
      if (walked.includes(state)) {
        await expectReadable(page);
        await expectKeyboardWay(page);
      }
      if (refused) {
        await (dialog ? at.dialog(dialog) : at).press(refused.button);
        await expectErrorsTold(page, refused.messages, namesPage);
      }
      if (dialog && !persistent) await expectFocusBack(page, dialog);
    });

    test(`${name}, read and walked through`, { tag: '@soak' }, async ({ page, origins, sandbox }) => {
      await reachState(state, page, { origins, sandbox });
      await expectAccessible(page, WIDTHS);
      await expectReadable(page);
      await expectKeyboardWay(page, true);
    });

    // Where our styles are among the page's own.
    if (REGISTRATION_STATES.includes(state)) {
      test(`${name}, dashboard`, { tag: '@soak' }, async ({ page, origins, sandbox }) => {
        await reachState(state, page, { origins: hostedBy('dashboard', origins), sandbox });
        await expectAccessible(page);
        await expectReadable(page);
        await expectKeyboardWay(page);
      });
    }
  });
}

test('exceptions are examples of places that are walked to', () => {
  const places = STATES.map(({ name }) => name);
  expect(EXCEPTIONS.filter(({ place }) => !places.includes(place))).toEqual([]);
});

test('processing', async ({ page, origins, sandbox }) => {
  await openApplication(page, { origins, sandbox }, { scenario: 'waiting-for-ever' });
  await expect(page.getByRole('dialog', { name: 'Processing data' })).toBeVisible();
  await expectAccessible(page, WIDTHS);
  await expectReadable(page);
});
