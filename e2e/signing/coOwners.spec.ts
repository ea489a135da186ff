import type { Page } from '@playwright/test';
import { joinNotary } from '#remotes/borrower/notary/intro/journey.ts';
import { fillSigner } from '#remotes/borrower/signing/additional/journey.ts';
import { journey as documents } from '#remotes/signer/documents/journey.ts';
import { journey as identity } from '#remotes/signer/identity/journey.ts';
import { journey as intro } from '#remotes/signer/intro/journey.ts';
import { journey as sign } from '#remotes/signer/sign/journey.ts';
import { addressOf, MAIN, openApplication, signIn } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import type { Origins } from '../support/origins.ts';
import type { Sandbox } from '../support/sandbox.ts';

/** In the home's own city. */
const AT_HOME = {
  permissions: ['camera', 'microphone', 'geolocation'],
  geolocation: { latitude: 43.6166, longitude: -116.2008 },
};
test.use({ tolerated: FAILED_REQUESTS, ...AT_HOME });
test.beforeEach(async ({ sandbox }) => void (await sandbox.call('PUT', '/clock', { rate: 1 })));

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DAY = 24 * 60 * 60_000;
const ROBIN = 'slow.robin@example.com';
const SAM = 'slow.sam@example.com';
const SAM_ROW = { firstName: 'Sam', lastName: 'Okafor', email: SAM, role: 'CO_OWNER' };

/** Of the borrower, to be found wherever they came to. */
const MONEY = { rate: 13.375, monthlyPayment: 4321.98, income: { incomePrimary: 187_654 } };
const FOUND = /13\.375|4,?321\.98|187,?654/;

interface Mail {
  to: string;
  path?: string;
  code?: string;
}
interface Held {
  status: { checklistStatus: string };
  signers: { email: string; coDeedStatus: string }[];
}
const mailsTo = async (sandbox: Sandbox, email: string) =>
  (await sandbox.call<Mail[]>('GET', '/outbox')).filter(({ to }) => to === email);

/** Opens the link of the last invitation. */
async function openInvitation(page: Page, { lender }: Origins, sandbox: Sandbox, email: string) {
  const link = (await mailsTo(sandbox, email)).flatMap(({ path }) => path ?? []).at(-1) ?? '';
  await page.goto(`${lender}/account/heloc${link.replace('#', `?org=${MAIN}#`)}`);
}

/** By the code of the mail. */
async function enter(at: BrowserDriver, sandbox: Sandbox, email: string) {
  await at.expectHeading('Sign in to review and sign');
  const code = (await mailsTo(sandbox, email)).flatMap((mail) => mail.code ?? []).at(-1) ?? '';
  await at.fill('6-digit code', code);
  await at.press('Sign in');
}

/** From "Before you sign" to the end. */
async function signAll(at: BrowserDriver) {
  for (const { walk } of [intro, identity, documents, sign]) await walk(at);
  await at.expectHeading("Thank you. You're finished.");
}

test('two co-owners sign at the same time, one of them after second thoughts, and the borrower’s pages follow', async ({
  page,
  browser,
  origins,
  sandbox,
}) => {
  test.slow();
  const at = new BrowserDriver(page);
  const { uuid } = await openApplication(
    page,
    { origins, sandbox },
    {
      status: { checklistStatus: 'CO_DEED_REQ' },
      signers: [SAM_ROW],
      ...MONEY,
    },
  );
  await fillSigner(at);
  const invitation = at.dialog('Add a signer');
  await invitation.fill('Email', ROBIN);
  await invitation.tick('They live in the home');
  await invitation.press('Add and invite');
  await at.readText(`We sent an invitation to ${ROBIN}.`);

  const phone = await browser.newContext({ ...AT_HOME, ...PHONE });
  const desk = await browser.newContext(AT_HOME);
  const robin = new BrowserDriver(await phone.newPage());
  const sam = new BrowserDriver(await desk.newPage());
  const [robinsPage] = phone.pages();
  const [samsPage] = desk.pages();
  if (!robinsPage || !samsPage) throw new Error('No page');

  const answers: Promise<string>[] = [];
  for (const theirs of [robinsPage, samsPage])
    theirs.on('response', (response) => {
      if (response.url().startsWith(origins.api)) answers.push(response.text().catch(() => ''));
    });

  await openInvitation(robinsPage, origins, sandbox, ROBIN);
  await enter(robin, sandbox, ROBIN);
  await robin.press('Go on');
  await robin.expectHeading('Before you sign');
  await robin.press("I don't agree");
  await robin.dialog('Tell us that you do not sign').press('I do not sign');
  await robin.expectHeading('You told us that you do not sign');
  await at.returnToPage();
  await at.readText('Robin needs to talk with us.');
  await expect(page.getByText("I don't agree")).toHaveCount(0);

  await robin.press('Take it back');
  await robin.expectHeading('Before you sign');
  await at.returnToPage();
  await expect(page.getByText('Robin needs to talk with us.')).toHaveCount(0);

  await openInvitation(samsPage, origins, sandbox, SAM);
  await enter(sam, sandbox, SAM);
  await sam.press('Go on');
  await Promise.all([signAll(robin), signAll(sam)]);
  const { signers } = await sandbox.call<Held>('GET', `/applications/${uuid}`);
  expect(signers.map(({ coDeedStatus }) => coDeedStatus)).toEqual(['SIGNED', 'SIGNED']);
  for (const email of [ROBIN, SAM]) {
    // The invitation, the code, and what they signed.
    expect((await mailsTo(sandbox, email)).length).toBeGreaterThanOrEqual(3);
  }

  expect(answers.length).toBeGreaterThan(20);
  expect(FOUND.exec((await Promise.all(answers)).join('\n'))).toBeNull();

  await at.returnToPage();
  await at.press('Continue');
  await joinNotary(at, { asksLocation: true });
  await at.press('Sign before the notary');
  await at.expectHeading(/^You're signed/);
  const { now } = await sandbox.call<{ now: string }>('GET', '/clock');
  await sandbox.call('PUT', '/clock', { now: new Date(Date.parse(now) + 30 * DAY).toISOString(), rate: 1 });
  await expect(async () => {
    const { status } = await sandbox.call<Held>('GET', `/applications/${uuid}`);
    expect(status.checklistStatus).toBe('COMPLETE');
  }).toPass();
  await phone.close();
  await desk.close();
});

test('two people at one computer: neither acts with the other’s session', async ({
  context,
  origins,
  sandbox,
}) => {
  const theirs = await context.newPage();
  const at = new BrowserDriver(theirs);
  const made = await openApplication(
    theirs,
    { origins, sandbox },
    {
      status: { checklistStatus: 'CO_DEED_REQ' },
      signers: [SAM_ROW],
    },
  );
  await at.expectHeading('Other owners must sign too');

  /** What each tab sends, by whose token. */
  const sent: { tab: string; path: string; identityUuid: string }[] = [];
  const watch = (tab: string, page: Page) =>
    page.on('request', (request) => {
      const token = request.headers().authorization?.split('.')[1];
      if (!token) return;
      const { identityUuid } = JSON.parse(Buffer.from(token, 'base64url').toString()) as {
        identityUuid: string;
      };
      sent.push({ tab, path: new URL(request.url()).pathname, identityUuid });
    });
  watch('borrower', theirs);

  const other = await context.newPage();
  watch('signer', other);
  const sam = new BrowserDriver(other);
  await openInvitation(other, origins, sandbox, SAM);
  await sam.expectHeading('This invitation is for someone else');
  await sam.press('Sign out');
  await enter(sam, sandbox, SAM);
  await sam.expectHeading('Pick up where you left off');
  // The borrower's tab shows nothing of either any more, and asks for nothing by the token of the other.
  await theirs.bringToFront();
  await at.returnToPage();
  await expect(theirs.getByText(SAM)).toHaveCount(0);

  // The borrower comes back in their tab; the co-owner's tab is not the borrower's.
  await signIn(theirs, origins, made.jwt);
  await theirs.goto(addressOf(origins, made.uuid));
  await at.expectHeading('Other owners must sign too');
  await other.bringToFront();
  await sam.returnToPage();
  await expect(other.getByRole('heading', { name: 'Pick up where you left off' })).toHaveCount(0);

  const foreign = sent.filter(({ path, identityUuid }) =>
    path.includes('/co-deed/')
      ? identityUuid === made.identityUuid
      : path.includes(`/heloc/${made.uuid}`) && identityUuid !== made.identityUuid,
  );
  expect(foreign).toEqual([]);
  // Both have asked, each by their own.
  expect(new Set(sent.map(({ identityUuid }) => identityUuid)).size).toBe(2);
});
