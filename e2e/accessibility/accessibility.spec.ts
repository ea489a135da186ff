import { REGISTRATION_STATES } from '#remotes/borrower/registration/journeys.ts';
import { STATES } from '#remotes/journeys.ts';
import {
  expectAccessible,
  expectErrorsAnnounced,
  expectExceptionsMet,
  expectTitle,
  PHONE,
  WIDE,
  WIDTHS,
} from '../support/accessibility.ts';
import { openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { ENGINES } from '../support/engines/engines.ts';
import { EXCEPTIONS } from '../support/engines/exceptions.ts';
import { expect, FAILED_REQUESTS, REPORTED_BY_GATE, test } from '../support/fixtures.ts';
import { expectFocusBack, expectKeyboardReach } from '../support/focus.ts';
import { expectDistinguishable, indistinctParts } from '../support/forcedColors.ts';
import { hostedBy } from '../support/origins.ts';
import { random, SEED } from '../support/random.ts';
import { expectReadable } from '../support/reading.ts';
import { reachState } from '../support/states.ts';

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

/** Parts that only colors of ours would tell from what is around them. */
function plantIndistinct(): void {
  const mount = document.querySelector('[data-heloc-mount]');
  (mount?.shadowRoot ?? mount)?.querySelector('form')?.insertAdjacentHTML(
    'beforeend',
    `<input id="edgeless"><button>Planted</button><p>Planted</p>
    <nav><span aria-current="page">Planted</span><span>Other</span></nav>`,
  );
  const set = (selector: string, style: Partial<CSSStyleDeclaration>) => {
    const part = (mount?.shadowRoot ?? mount)?.querySelector<HTMLElement>(`form > ${selector}:last-of-type`);
    Object.assign(part?.style ?? {}, style);
  };
  set('input', { appearance: 'none', border: '0', background: 'none' });
  set('button', { appearance: 'none', border: '0', background: 'none', outline: '0' });
  set('p', { forcedColorAdjust: 'none', color: '#fff', backgroundColor: '#fff' } as object);
}

test('forced colors: what cannot be told from what is around it is found', async ({ page, origins }) => {
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
  await page.waitForFunction(() => performance.getEntriesByName('heloc:ready:borrower').length > 0);
  await page.evaluate(plantIndistinct);
  expect(await indistinctParts(page)).toEqual([
    'no edge: INPUT  edgeless',
    'no edge: BUTTON Planted ',
    'looks like the others: SPAN Planted ',
    'text: P Planted ',
  ]);
});

const walked = random(SEED).sample(STATES, STATES.length / 6);
const firsts = STATES.filter(({ isFirst }) => isFirst);
const examined = new Set(random(SEED).sample(firsts, firsts.length / 3));

for (const [index, state] of STATES.entries()) {
  test.describe(() => {
    const { name, refused, dialog, persistent, isRefused } = state;
    // The page's title is the host's where a remote has no addresses.
    const namesPage = !('remote' in state);
    if (isRefused) test.use({ tolerated: { ...FAILED_REQUESTS, ...REPORTED_BY_GATE } });
    // One width each in the short form, the other of every second; a form that can be refused with all its errors.
    const widths = index % 2 ? [WIDE] : [PHONE];

    // The other screens and states, and the way through each: in the long form.
    test(name, { tag: examined.has(state) ? [] : '@soak' }, async ({ page, origins, sandbox }) => {
      const at = await reachState(state, page, { origins, sandbox });
      if (namesPage) await expectTitle(page);
      if (!refused) await expectAccessible(page, widths);
      if (walked.includes(state)) {
        await expectReadable(page);
        await expectDistinguishable(page);
        await expectKeyboardReach(page);
      }
      if (refused) {
        const form = dialog ? at.dialog(dialog) : at;
        await refused.before?.(form);
        await form.press(refused.button);
        await expectErrorsAnnounced(page, refused.messages, widths, namesPage);
      }
      if (dialog && !persistent) await expectFocusBack(page, dialog);
    });

    test(`${name}, read and walked through`, { tag: '@soak' }, async ({ page, origins, sandbox }) => {
      await reachState(state, page, { origins, sandbox });
      await expectAccessible(page, WIDTHS);
      await expectReadable(page);
      await expectDistinguishable(page);
      await expectKeyboardReach(page, true);
    });

    // Where our styles are among the page's own.
    if (REGISTRATION_STATES.includes(state)) {
      test(`${name}, dashboard`, { tag: '@soak' }, async ({ page, origins, sandbox }) => {
        await reachState(state, page, { origins: hostedBy('dashboard', origins), sandbox });
        await expectAccessible(page);
        await expectReadable(page);
        await expectKeyboardReach(page);
      });
    }
  });
}

test('exceptions are examples of places that are walked to', () => {
  const states = STATES.map(({ name }) => name);
  expect(EXCEPTIONS.filter(({ state }) => !states.includes(state))).toEqual([]);
});

test('processing', async ({ page, origins, sandbox }) => {
  await openApplication(page, { origins, sandbox }, { scenario: 'waiting-for-ever' });
  await expect(page.getByRole('dialog', { name: 'Processing data' })).toBeVisible();
  await expectAccessible(page, WIDTHS);
  await expectReadable(page);
});
