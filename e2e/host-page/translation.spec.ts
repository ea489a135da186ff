import type { BrowserContext, Page } from '@playwright/test';
import { pointer } from '#packages/testing/playwright/input.ts';
import { CALLS, STATES } from '#remotes/journeys.ts';
import { reachCall } from '#src/testing/failureMatrix/run.ts';
import { WAYS } from '#src/testing/translatePage.ts';
import { MAIN } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, FAILED_REQUESTS, REPORTED_BY_GATE, test } from '../support/fixtures.ts';
import { random, SEED } from '../support/random.ts';
import { open, reachState } from '../support/states.ts';
import { closeTab, type Reading, readAs, settledIn, shownIn, untakenIn } from '../support/translation.ts';

test.use({ permissions: ['geolocation'], geolocation: { latitude: 39.74, longitude: -104.99 } });
test.describe.configure({ mode: 'parallel' });

const ISOLATIONS = ['shadow', 'light'] as const;
const TRANSLATED: readonly Required<Reading>[] = ISOLATIONS.flatMap((isolation) =>
  WAYS.map((way) => ({ isolation, way })),
);
const PLAIN: Reading = { isolation: 'shadow' };
const chance = random(SEED);

/** A tab of its own: what is typed stays with the tab. */
async function tabFor(context: BrowserContext, reading: Reading): Promise<Page> {
  const page = await context.newPage();
  await readAs(page, reading);
  return page;
}

/** The page is as one that is not translated, and all of it is translated, also what came or changed. */
async function expectAs(plain: readonly string[], page: Page, when: string): Promise<void> {
  await expect.poll(() => shownIn(page), when).toEqual(plain);
  await expect.poll(() => untakenIn(page), when).toEqual([]);
}

/** The figures that move with an amount: two ways to read them in the short form. */
const FOLLOWED = { 'two ways': random(SEED).sample(TRANSLATED, 2), 'each way': TRANSLATED };

for (const [how, readings] of Object.entries(FOLLOWED))
  test(`the payment follows the amount, five steps on, read in ${how}`, {
    tag: readings === TRANSLATED ? '@soak' : [],
  }, async ({ context, origins, sandbox }) => {
    const offers = STATES.find(({ name }) => name === 'product/select');
    if (!offers) throw new Error('No state is called product/select');
    const openOffers = async (reading: Reading) => {
      const page = await tabFor(context, reading);
      await reachState(offers, page, { origins, sandbox });
      const slider = page.getByRole('slider', { name: 'Draw amount' });
      return { page, step: () => slider.press('ArrowRight') };
    };
    const plain = await openOffers(PLAIN);
    const expected = [await settledIn(plain.page)];
    for (let steps = 1; steps <= 5; steps += 1) {
      await plain.step();
      expected.push(await settledIn(plain.page));
    }
    const payments = expected.map((texts) => texts.find((text) => text.includes('a month')));
    expect(new Set(payments).size, 'each step has a payment of its own').toBe(6);

    for (const reading of readings) {
      const { page, step } = await openOffers(reading);
      for (const [steps, texts] of expected.entries()) {
        if (steps > 0) await step();
        await expectAs(texts, page, `${reading.isolation}, ${reading.way}, ${steps} steps`);
      }
      await closeTab(page);
    }
  });

test('an address is looked for and taken', async ({ context, origins }) => {
  for (const reading of TRANSLATED) {
    const page = await tabFor(context, reading);
    await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
    const search = page.getByRole('combobox', { name: 'Property address' });
    const found = page.getByRole('option').first();
    await search.fill('148 Maple');
    await expect(found).toBeVisible();
    await search.fill('nothing like it');
    await expect(page.getByText('No matches found').first()).toBeVisible();
    await search.fill('148 Maple');
    await found.click();
    await expect(search).toHaveValue(/^148 Maple St, /);
    await closeTab(page);
  }
});

const SHOWN = STATES.filter(({ heading }) => heading !== undefined);
const sampledStates = chance.sample(SHOWN, 4);

for (const state of SHOWN) {
  test.describe(() => {
    if (state.isRefused) test.use({ tolerated: { ...FAILED_REQUESTS, ...REPORTED_BY_GATE } });
    const tag = sampledStates.includes(state) ? [] : '@soak';
    test(`${state.name}, translated`, { tag }, async ({ context, origins, sandbox }) => {
      const reach = async (reading: Reading) => {
        await sandbox.reset();
        const page = await tabFor(context, reading);
        await reachState(state, page, { origins, sandbox });
        return page;
      };
      const plain = await reach(PLAIN);
      const texts = await settledIn(plain);
      await closeTab(plain);
      for (const reading of TRANSLATED) {
        const page = await reach(reading);
        await expectAs(texts, page, `${reading.isolation}, ${reading.way}`);
        await closeTab(page);
      }
    });
  });
}

/** What a person sends, with a button that is busy meanwhile. */
const SENT = CALLS.filter(({ call }) => call.submit && !call.background);
const sampledCalls = chance.sample(SENT, 4);

for (const sent of SENT) {
  const { screen, name, call } = sent;
  const tag = sampledCalls.includes(sent) ? [] : '@soak';
  const alike = SENT.filter((other) => other.screen === screen && other.name === name);
  const place = alike.length > 1 ? ` (${alike.indexOf(sent) + 1})` : '';
  test.describe(() => {
    test.use({ tolerated: { ...FAILED_REQUESTS, ...REPORTED_BY_GATE } });
    test(`${screen}: ${name} by ${call.submit}${place}, translated`, { tag }, async ({
      context,
      origins,
      sandbox,
    }) => {
      for (const reading of TRANSLATED) {
        await test.step(`${reading.isolation}, ${reading.way}`, async () => {
          await sandbox.reset();
          const page = await tabFor(context, reading);
          const { page: at, form } = await reachCall(
            {
              control: sandbox.call,
              async open(opening) {
                await open(opening, { page, origins, sandbox, org: MAIN });
                return new BrowserDriver(page, pointer);
              },
              eventually: (assertion) => expect(assertion).toPass(),
              slowMs: 0,
            },
            call,
          );
          if (call.submit) await form.press(call.submit);
          await call.next(at);
          await closeTab(page);
        });
      }
    });
  });
}
