import type { Page } from '@playwright/test';
import { register } from '#packages/testing/playwright/registration.ts';
import { typeAccountInstead } from '#remotes/borrower/bank/disburse/journey.ts';
import { complete } from '#remotes/borrower/complete/journey.ts';
import { incomeByPaystub } from '#remotes/borrower/income/upload/journey.ts';
import { walkOn } from '#remotes/borrower/journeys.ts';
import { BrowserDriver, keyboard } from '../support/browserDriver.ts';
import { guide, headersOf, noteRefused } from '../support/embeddingGuide.ts';
import { expect, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import { createPerson } from '../support/registration.ts';
import type { Sandbox } from '../support/sandbox.ts';

const START = '/account/heloc/register-v2?org=OAKLINE';

test.describe.configure({ mode: 'parallel' });
test.use({ permissions: ['geolocation'], geolocation: { latitude: 39.74, longitude: -104.99 } });

interface Held {
  status: { checklistStatus: string; primaryParticipantAcceptComplete: boolean };
  history: { status: string }[];
  consents: { type: string }[];
  rate: number;
  selectedOffer: { drawAmount: number; discounts: string[]; apr: number };
  disburseAccount: { routingNumber: string; confirmed: boolean };
  helocSigners: { status: string }[];
}

/** Where the person acts, in their order. */
const ACTS = [
  'OFFER_SELECTION',
  'COLLECT_ADDITIONAL_INFO',
  'HMDA',
  'APP_SUBMISSION',
  'INCOME_VERIFICATION',
  'IDENTITY_VERIFICATION',
  'FINAL_OFFER',
  'DISBURSEMENT_ACCOUNT',
  'AUTOPAY_ACCOUNT',
  'CO_DEED_REQ',
  'DEED_SIGNING',
  'RESCISSION',
];
const actsOf = ({ history }: Held) => history.flatMap(({ status }) => (ACTS.includes(status) ? status : []));

/** What the server holds of the application in the address. */
async function held(sandbox: Sandbox, url: string): Promise<Held> {
  const [, uuid] = /heloc\/([0-9a-f-]{36})\//.exec(url) ?? [];
  return sandbox.call<Held>('GET', `/applications/${uuid}`);
}

/** That the policy is there: what it forbids is refused. */
async function expectTrustedTypes(page: Page, refused: () => string[]): Promise<void> {
  const before = refused().length;
  const outcome = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>';
      return 'made';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(outcome).toBe('TypeError');
  await expect
    .poll(() => refused().slice(before))
    .toEqual([expect.stringContaining('require-trusted-types-for')]);
}

interface Progress {
  where: string;
  bar: number;
  minutes: number;
  /** What the minutes lead to. */
  goal: string;
}

/** Records the text of the progress at each change. @returns the texts */
async function watchProgress(page: Page): Promise<() => Promise<Progress[]>> {
  await page.addInitScript(() => {
    const seen: Progress[] = [];
    Object.assign(window, { seenProgress: seen });
    const note = () => {
      const mount = document.querySelector('[data-heloc-mount]');
      const bar = (mount?.shadowRoot ?? mount)?.querySelector<HTMLProgressElement>(
        'button[aria-expanded] ~ progress[aria-label]',
      );
      const text = bar?.parentElement?.querySelector('button')?.textContent ?? '';
      const [, minutes = 0, goal = ''] = /about (\d+) min(.*)$/.exec(text) ?? [];
      const last = seen.at(-1);
      if (!bar || (last?.bar === bar.value && last.minutes === Number(minutes))) return;
      const where = `${location.pathname}${location.search}: ${text}`;
      seen.push({ where, bar: bar.value, minutes: Number(minutes), goal });
    };
    const look = () => {
      note();
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { seenProgress: Progress[] }).seenProgress);
}

/** Neither the bar nor the minutes to a goal go back, and every step is divided (docs/rules.md#progress-within-a-step). */
function expectForward(seen: readonly Progress[]): void {
  const back = seen.flatMap((now, index) => {
    const before = seen[index - 1];
    return before && (now.bar < before.bar || (now.goal === before.goal && now.minutes > before.minutes))
      ? [[before, now]]
      : [];
  });
  expect(back).toEqual([]);
  const goals = new Set(seen.flatMap(({ goal }) => goal || []));
  expect([...goals]).toEqual([' to your offers', ' to submit', ' to sign', ', then funding']);
  for (let step = 0; step < 7; step += 1) {
    const within = seen.filter(({ bar }) => bar >= step && bar < step + 1);
    expect(within.length, `step ${step + 1} of 7`).toBeGreaterThan(1);
  }
}

test('on a lender page: from an address to the cancellation period', async ({ page, origins, sandbox }) => {
  const person = createPerson();
  const at = new BrowserDriver(page);
  await page.goto(origins.lender + START);
  await register(at, person);

  // The shell: title, application id, progress, encryption, footer; the offer once there is one.
  await expect(page).toHaveTitle(/Oakline/);
  await expect(page.getByText(/^Application ID/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Application progress' })).toBeVisible();
  // In the header; the footer says more of it.
  const encryption = 'Your data is protected with 256-bit encryption.';
  await expect(page.getByText(encryption, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'NMLS Consumer Access' })).toBeVisible();

  await walkOn(at, person, {
    async arrived(path) {
      if (path === 'start/hmda')
        await expect(page.getByRole('heading', { name: 'Your offer details' })).toBeVisible();
      if (path === 'income/review') {
        await incomeByPaystub(at);
        // One way is enough to go on: the others have folded.
        await page.getByText('Add another way', { exact: true }).click();
      }
    },
  });
  await complete(at);

  const application = await held(sandbox, page.url());
  expect(actsOf(application)).toEqual(ACTS.filter((status) => status !== 'CO_DEED_REQ'));
  expect(application).toMatchObject({
    status: { primaryParticipantAcceptComplete: true },
    selectedOffer: { drawAmount: 50_000, discounts: ['AUTOPAY'] },
    rate: application.selectedOffer.apr,
    disburseAccount: { routingNumber: '021000021', confirmed: true },
  });
  const recorded = application.consents.map(({ type }) => type);
  expect(recorded).toEqual(expect.arrayContaining(['SOFT_CREDIT', 'ESIGN', 'HARD_CREDIT']));
});

test('on the dashboard, through single-spa', async ({ page, origins }) => {
  const person = createPerson();
  const at = new BrowserDriver(page);
  const progress = await watchProgress(page);
  await page.goto(`${origins.dashboard}/dashboard`);
  await page.getByRole('link', { name: 'Start an application' }).click();
  await register(at, person);
  await walkOn(at, person);
  await complete(at);
  expectForward(await progress());
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your applications' })).toBeVisible();
  await expect(page.getByRole('main').locator('[data-heloc-mount]')).toHaveCount(0);
});

test.describe('under strict-dynamic and Trusted Types', () => {
  test.use({ tolerated: { 'what is tried at the end is refused': /TrustedHTML/ } });

  test('on a phone, with the keyboard alone', async ({ page, origins }) => {
    test.slow();
    const person = createPerson({ occupancy: 'Second home' });
    const at = new BrowserDriver(page, keyboard(page));
    const refused = await noteRefused(page);
    await servePage(page, origins, {
      headers: headersOf('policy-strict.http', origins),
      head: guide('trusted-types.html', origins),
      content: '<heloc-application></heloc-application>',
    });
    let workers = 0;
    page.on('worker', () => {
      workers += 1;
    });
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(origins.lender + START);
    await register(at, person);
    await walkOn(at, person);
    await at.expectHeading(/^(You're signed|We're recording your deed)/);
    expect(refused()).toEqual([]);
    // The document reader, not the page itself.
    expect(workers).toBeGreaterThan(0);
    await expectTrustedTypes(page, refused);
  });
});

test('with a co-owner, an account typed in by hand, and a reload on every page', async ({
  page,
  origins,
  sandbox,
}) => {
  const person = createPerson();
  const at = new BrowserDriver(page);
  const owner = {
    firstName: 'Jordan',
    lastName: 'Alvarez',
    email: `jordan.${person.email}`,
    phone: '3035550177',
  };
  await page.goto(origins.lender + START);
  await register(at, person);
  const passed = await walkOn(
    at,
    { ...person, owners: [owner] },
    {
      instead: { 'bank/disburse': typeAccountInstead },
      async arrived(path) {
        if (path === 'signing/additional') {
          await expect(page.getByRole('row', { name: /Jordan Alvarez/ })).toBeVisible();
          const outbox = await sandbox.call<{ to: string }[]>('GET', '/outbox');
          expect(outbox.map(({ to }) => to)).toContain(owner.email);
          await at.expectHeading('Other owners must sign too');
        }
        // Coming back is sooner than the page's own next look.
        await expect(async () => {
          await page.reload();
          if (path === 'signing/additional')
            await expect(page.getByText('Everyone has signed.')).toBeVisible({ timeout: 2_000 });
        }).toPass({ timeout: 60_000 });
      },
    },
  );
  expect(passed).toContain('bank/manual-disburse');
  await complete(at);
  const application = await held(sandbox, page.url());
  expect(actsOf(application)).toEqual(ACTS);
  expect(application.helocSigners).toMatchObject([{ status: 'SIGNED' }]);
});
