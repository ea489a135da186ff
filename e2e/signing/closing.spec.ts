import { readFile } from 'node:fs/promises';
import { insureAgainstFlood } from '#remotes/borrower/insurance/upload/journey.ts';
import { BOOK_BUTTON, chooseAppointment } from '#remotes/borrower/notary/testing/appointment.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { addressOf, openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';

test.use({ tolerated: FAILED_REQUESTS, timezoneId: 'America/New_York' });

const DAY = 24 * 60 * 60_000;

test('a notary in person: chosen, in the calendar, changed, and signed', async ({
  page,
  origins,
  sandbox,
}) => {
  const at = new BrowserDriver(page);
  const made = await openApplication(page, { origins, sandbox }, 'DEED_SIGNING');
  await at.press("I can't do video");
  await at.expectHeading('Choose your notary appointment');
  await chooseAppointment(at, '9:00 AM');
  await at.press(BOOK_BUTTON);
  await at.expectHeading('Your notary appointment');
  await expect(page.getByText('9:00 AM Mountain Time')).toBeVisible();
  await expect(page.getByText('That is 11:00 AM Eastern Time where you are now.')).toBeVisible();

  const download = page.waitForEvent('download');
  await at.press('Add to calendar');
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/DTSTART:\d{8}T1[56]0000Z\r\n/);
  expect(file).toContain('LOCATION:12 Alder Way\\, Boise\\, ID 83702');

  await at.press('Change');
  await at.expectHeading('Change your notary appointment');
  await page.reload();
  await chooseAppointment(at, '2:00 PM');
  await at.press('Change my appointment');
  await at.expectHeading('Your notary appointment');
  await expect(page.getByText('2:00 PM Mountain Time')).toBeVisible();
  await expectAccessible(page, [375]);

  const { notary } = await sandbox.call<{ notary: { reservedFor: string } }>(
    'GET',
    `/applications/${made.uuid}`,
  );
  const back = Date.parse(notary.reservedFor) + 2 * DAY;
  await sandbox.call('PUT', '/clock', { now: new Date(back).toISOString(), rate: 1 });
  await page.reload();
  await at.expectHeading(/^You're signed/);
});

test('a home in a flood hazard area: the notice, the policy, and on', async ({ page, origins, sandbox }) => {
  const at = new BrowserDriver(page);
  await openApplication(
    page,
    { origins, sandbox },
    {
      status: { checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true },
      owner: { firstName: 'Ana', lastName: 'Highwater' },
    },
  );
  await insureAgainstFlood(at);
  await sandbox.pass(1.1 * DAY);
  await at.press('Check again');
  await at.expectHeading('Where should we send your money?');
});

test('a line that is cancelled within the time for it: the receipt, and nothing is open any more', async ({
  page,
  origins,
  sandbox,
}) => {
  const at = new BrowserDriver(page);
  const owner = { firstName: 'Ana', lastName: 'Rivera' };
  const status = { checklistStatus: 'RESCISSION' };
  const { uuid, email } = await openApplication(page, { origins, sandbox }, { status, owner });
  await at.press('I want to cancel');
  const dialog = at.dialog('Cancel this line');
  await dialog.fill('Type your full legal name', 'Ana Rivers');
  await dialog.press('Cancel my line');
  await dialog.readText('Type your name exactly as on the documents: Ana Rivera');
  await dialog.fill('Type your full legal name', 'Ana Rivera');
  await dialog.press('Cancel my line');
  await at.expectHeading('You have cancelled');
  await expectAccessible(page, [375]);
  const mails = await sandbox.call<{ to: string; subject: string }[]>('GET', '/outbox');
  const [, reference = ''] =
    /Your line is cancelled, (.+)$/.exec(mails.find(({ to }) => to === email)?.subject ?? '') ?? [];
  await at.readText(new RegExp(reference));
  expect(reference).not.toBe('');

  await sandbox.pass(15 * DAY);
  const { status: held } = await sandbox.call<{ status: object }>('GET', `/applications/${uuid}`);
  expect(held).toMatchObject({ checklistStatus: 'CANCELLED' });
  await page.goto(addressOf(origins, uuid, 'complete'));
  await at.expectHeading('Your applications');
});
