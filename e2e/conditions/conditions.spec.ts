import type { Page } from '@playwright/test';
import { typeAccountInstead } from '#remotes/borrower/bank/disburse/journey.ts';
import { writeAccount } from '#remotes/borrower/bank/manual-disburse/journey.ts';
import { writeCode } from '#remotes/borrower/conditions/phone-number/journey.ts';
import { CONDITION_CATEGORIES, type ConditionCategory } from '#src/domain/conditions/conditions.ts';
import { chooseKind } from '#src/features/identity-capture/testing/passport.ts';
import { sendPhoto } from '#src/features/identity-capture/testing/sendPhoto.ts';
import { type Named, samplePdf } from '#src/testing/pageDriver.ts';
import { addressOf, openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import type { Origins } from '../support/origins.ts';
import { random, SEED } from '../support/random.ts';
import type { Sandbox } from '../support/sandbox.ts';

/** Beside the choice of what to send, which is called the same. */
const send = async (at: BrowserDriver, label: Named, ...names: string[]) => {
  const field = at.place.getByLabel(label).and(at.place.locator('input[type=file]'));
  for (const name of names) {
    await field.setInputFiles(samplePdf(name));
    await expect(at.place.getByRole('listitem').filter({ hasText: name })).toContainText('Uploaded');
  }
};
const write = (at: BrowserDriver, name: string, fields: Record<string, string>) =>
  Promise.all(Object.entries(fields)).then(async (all) => {
    const part = at.within('region', name);
    for (const [field, text] of all) await part.fill(field, text);
  });

/** How a person answers on the page of a category, without submitting it; of those without a form all that there is to do. */
const ANSWERS = {
  async BANK_ACCOUNT_FRAUD_REVIEW(at) {
    await at.choose('Bank statements');
    await send(at, /^Bank statements/, 'march.pdf', 'april.pdf');
  },
  async ID_VERIFICATION_FAILURE(at) {
    await chooseKind(at);
    await sendPhoto(at, 'passport.pdf');
    await at.choose('Yes');
    await at.press('Continue');
  },
  async MISSING_PHONE_NUMBER(at) {
    await writeCode(at);
    await at.press('Save my number');
  },
  async TRUST_REQUIREMENTS(at) {
    await write(at, 'Trustee 1', { 'Full name of the trustee': 'Jo Rivera' });
    await at.choose('Yes');
    await at.choose('Certificate of trust');
    await send(at, /^Certificate of trust/, 'certificate.pdf');
  },
  async PROPERTY_LEGAL_DESCRIPTION(at) {
    await at.choose('The text of the description');
    await at.fill(/^Legal description/, 'Lot 7, block 2, Alder Heights subdivision, Ada County');
  },
  async IDENTITY_DOCUMENT_FRAUD_REVIEW(at) {
    await at.choose('US Passport');
    await send(at, /^Passport/, 'passport.pdf');
    await send(at, /^Utility bill/, 'water.pdf');
  },
  async PROPERTY_OWNERSHIP_FRAUD_REVIEW(at) {
    await at.choose('Property tax bill');
    await send(at, /^Property tax bill/, 'tax.pdf');
  },
  async FALSE_OWNERSHIP_TYPE_REVIEW(at) {
    await at.choose('Joint owner');
    await write(at, 'Owner 1', {
      'First name': 'Jo',
      'Last name': 'Rivera',
      Email: 'slow.jo@example.com',
    });
    await send(at, /^Deed/, 'deed.pdf');
  },
  MANUAL_PAYSTUB_UPLOAD: (at) => send(at, /^Pay stubs/, 'one.pdf', 'two.pdf', 'three.pdf'),
  async HARD_CREDIT_INQUIRY_REVIEW(at) {
    const checks = at.place.locator('section').filter({ has: at.place.getByRole('radio') });
    for (const name of ['Silverbrook Auto Finance', 'Meridian Card']) {
      const check = at.in(checks.filter({ hasText: name }).last());
      await check.choose('No new credit');
      await check.fill(/^What it was for/, 'I compared what they offer.');
    }
  },
  async GENERIC_DOCUMENT_REQUEST(at) {
    await send(at, /^W-2/, 'w2.pdf');
    await at.tick("This doesn't apply to me: Award letter");
    await at.fill(/^Why it does not apply/, 'I get no award.');
    await at.fill(/^Note to our team/, 'All pages are in it.');
  },
  ESCALATION_REVIEW: (at) => send(at, /^Documents/, 'letter.pdf'),
} as const satisfies Record<ConditionCategory, (at: BrowserDriver) => Promise<void>>;

/** They are answered by what is done on their pages. */
const BY_THEMSELVES: readonly ConditionCategory[] = ['ID_VERIFICATION_FAILURE', 'MISSING_PHONE_NUMBER'];
const scenarioOf = (category: ConditionCategory) =>
  `condition-${category.toLowerCase().replaceAll('_', '-')}`;

interface Held {
  conditions: { uuid: string; state: string | null; categoryEnum: string; documents: { name: string }[] }[];
  status: { checklistStatus: string };
}
const heldOf = (sandbox: Sandbox, uuid: string) => sandbox.call<Held>('GET', `/applications/${uuid}`);
const stateOf = async (sandbox: Sandbox, uuid: string) => (await heldOf(sandbox, uuid)).conditions[0]?.state;
const decide = (sandbox: Sandbox, conditionUuid: string, body: object) =>
  sandbox.call('POST', `/conditions/${conditionUuid}/decision`, body);

const ONE = '1 thing we need from you';
const NOTHING = 'Nothing needed right now.';
const GENERIC = 'Documents we need';

/** Opens the list of what is needed, and from there the only task. */
async function openTask(page: Page, at: BrowserDriver): Promise<void> {
  await at.expectHeading(ONE);
  await page
    .getByRole('link', { name: /^(Send documents|Answer|Take the photo|Add my number) for: / })
    .click();
}

async function openList(
  page: Page,
  around: { origins: Origins; sandbox: Sandbox },
  application: Record<string, unknown>,
) {
  const { uuid, jwt } = await openApplication(page, around, application, 'conditions');
  const [condition] = (await heldOf(around.sandbox, uuid)).conditions;
  return { uuid, jwt, conditionUuid: condition?.uuid ?? '', at: new BrowserDriver(page) };
}

/** How many categories `npm test` answers; the soak has them all. */
const IN_SHORT_RUN = 3;
const shortRun = random(SEED).sample(CONDITION_CATEGORIES, IN_SHORT_RUN);

for (const category of CONDITION_CATEGORIES) {
  const tag = shortRun.includes(category) ? [] : '@soak';
  test(`${category} is answered, needs another try, and the application goes on once it is done`, {
    tag,
  }, async ({ page, origins, sandbox }) => {
    test.slow();
    const { uuid, conditionUuid, at } = await openList(
      page,
      { origins, sandbox },
      { scenario: scenarioOf(category) },
    );
    await openTask(page, at);
    await ANSWERS[category](at);
    if (!BY_THEMSELVES.includes(category)) {
      await at.press(/^Submit( documents)?$/);
      await at.expectHeading(NOTHING);
      await at.readText(/^Sent\. In review/);
      expect(await stateOf(sandbox, uuid)).toBe('SUBMITTED');

      await decide(sandbox, conditionUuid, {
        state: 'NEEDS_ANOTHER_TRY',
        notes: 'The last page is missing.',
      });
      await page.reload();
      await openTask(page, at);
      await at.readText('The last page is missing.');
      // What was sent is still there.
      const { documents = [] } = (await heldOf(sandbox, uuid)).conditions[0] ?? {};
      for (const { name } of documents) await expect(page.getByText(name).first()).toBeVisible();
      await at.press(/^Submit( documents)?$/);
      await at.expectHeading(NOTHING);
      await decide(sandbox, conditionUuid, { state: 'DONE' });
    }
    await expect(async () => expect(await stateOf(sandbox, uuid)).toBe('DONE')).toPass();
    expect((await heldOf(sandbox, uuid)).status.checklistStatus).toBe('INCOME_VERIFICATION');
    await page.goto(addressOf(origins, uuid));
    await at.expectHeading('Verify your income');
  });
}

test('another account answers the question about the first one', async ({ page, origins, sandbox }) => {
  const { uuid, at } = await openList(
    page,
    { origins, sandbox },
    { scenario: scenarioOf('BANK_ACCOUNT_FRAUD_REVIEW') },
  );
  await openTask(page, at);
  await page.getByRole('link', { name: 'Use a different account' }).click();
  await typeAccountInstead(at);
  await writeAccount(at, 'With your document', { number: '000123451357' });
  await at.press('Continue');
  await expect(async () => expect(await stateOf(sandbox, uuid)).toBe('SUBMITTED')).toPass();
});

test.describe('a link', () => {
  const GONE = 'That request is no longer open. Here is everything we need.';

  test('to a stale, a foreign or a malformed request leads to the list, which says so', async ({
    page,
    origins,
    sandbox,
  }) => {
    const stranger = await sandbox.create({ conditions: [{ categoryEnum: 'TRUST_REQUIREMENTS' }] });
    const [foreign] = (await heldOf(sandbox, stranger.uuid)).conditions;
    const conditions = [
      { categoryEnum: 'GENERIC_DOCUMENT_REQUEST' },
      { categoryEnum: 'TRUST_REQUIREMENTS', state: 'DONE' },
    ];
    const { uuid, at } = await openList(page, { origins, sandbox }, { conditions });
    const done = (await heldOf(sandbox, uuid)).conditions[1]?.uuid;
    for (const conditionUuid of [done, foreign?.uuid, '00000000-0000-4000-8000-000000000000', 'x<script>']) {
      const query = new URLSearchParams({ conditionUuid: conditionUuid ?? '' });
      await page.goto(addressOf(origins, uuid, `conditions/upload-document?${query}`));
      await at.expectHeading(ONE);
      await at.readText(GONE);
      await expect(page.getByText('Documents of your trust')).toBeHidden();
    }
  });

  test('of a mail leads to its task', async ({ page, origins, sandbox }) => {
    const { uuid, at } = await openList(
      page,
      { origins, sandbox },
      { conditions: [{ categoryEnum: 'GENERIC_DOCUMENT_REQUEST' }] },
    );
    await sandbox.pass(15 * 60_000);
    const mails = await sandbox.call<{ path?: string }[]>('GET', '/outbox');
    const path = mails.find((mail) => mail.path?.includes('conditionUuid='))?.path ?? '';
    expect(path).toContain(`/${uuid}/conditions/upload-document`);
    await page.goto(`${origins.lender}/account/heloc${path}&org=OAKLINE`);
    await at.expectHeading(GENERIC);
  });
});

test.describe('refused by the server', () => {
  test.use({ tolerated: FAILED_REQUESTS });

  test('one is answered in two tabs: the second keeps what was chosen and says how it stands', async ({
    page,
    origins,
    sandbox,
  }) => {
    const { uuid, at } = await openList(
      page,
      { origins, sandbox },
      { conditions: [{ categoryEnum: 'GENERIC_DOCUMENT_REQUEST' }] },
    );
    await openTask(page, at);
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    const other = new BrowserDriver(tab);
    await other.expectHeading(GENERIC);
    await page.bringToFront();
    await send(at, /^Documents/, 'first.pdf');
    await at.readText('Saved');
    await tab.bringToFront();
    await send(other, /^Documents/, 'second.pdf');
    await other.press('Keep what is on this page');
    await page.bringToFront();
    await at.press('Submit documents');
    await at.expectHeading(NOTHING);
    await tab.bringToFront();
    await other.press('Submit documents');
    await other.expectMessage(/^This was answered in the meantime, .* in review/);
    await expect(tab.getByText('second.pdf').first()).toBeVisible();
    expect(await stateOf(sandbox, uuid)).toBe('SUBMITTED');
  });

  test('an application that is cancelled meanwhile takes no answer, and says so', async ({
    page,
    origins,
    sandbox,
  }) => {
    const { uuid, at } = await openList(
      page,
      { origins, sandbox },
      { conditions: [{ categoryEnum: 'GENERIC_DOCUMENT_REQUEST' }] },
    );
    await openTask(page, at);
    await send(at, /^Documents/, 'first.pdf');
    await sandbox.call('PATCH', `/applications/${uuid}`, { status: 'CANCELLED' });
    await at.press('Submit documents');
    await at.expectMessage(/is done\. Nothing more is needed|This application is closed/);
    expect(await stateOf(sandbox, uuid)).not.toBe('SUBMITTED');
  });
});
