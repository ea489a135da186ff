import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive, type TestPage } from '#src/testing/testingLibraryDriver.ts';
import { BOOK_BUTTON, chooseAppointment } from '../testing/appointment.ts';
import { bookAppointment } from './journey.ts';

const DAY = 24 * 60 * 60_000;

const open = async (application: Record<string, unknown> = {}) =>
  drive(
    await renderRemote(borrower, {
      path: '/{uuid}',
      application: { status: { checklistStatus: 'MANUAL_DEED_SIGNING' }, ...application },
    }),
  );
/** Opened again so much later, by both clocks. */
async function reopenAfter(at: TestPage, ms: number): Promise<TestPage> {
  at.unmount();
  await at.pass(ms);
  const { now } = await at.control<{ now: string }>('GET', '/clock');
  const { sandbox, application } = at;
  const again = { sandbox, jwt: application.jwt, path: `/${application.uuid}`, now: new Date(now) };
  return { ...drive(await renderRemote(borrower, again)), application };
}
const held = (at: TestPage) =>
  at.control<{ notary: { reservedFor: string } | null; status: { checklistStatus: string } }>(
    'GET',
    `/applications/${at.application.uuid}`,
  );
const until = async (at: TestPage, before: number) => {
  const { notary } = await held(at);
  const { now } = await at.control<{ now: string }>('GET', '/clock');
  return Date.parse(notary?.reservedFor ?? '') - Date.parse(now) - before;
};

describe('notary/reserve-manual', () => {
  test('without an appointment one chooses it here, and sees it', async () => {
    const at = await open();
    await at.expectHeading('Choose your notary appointment');
    await bookAppointment(at);
    const heading = await at.find('heading', 'Your notary appointment');
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('11:00 AM Mountain Time')).toBeVisible();
    expect(screen.getByText('12 Alder Way, Boise, ID 83702')).toBeVisible();
    expect(screen.getByText('Priya Lindqvist, commission ID 20264417')).toBeVisible();
    expect(screen.getByText('Ana Rivera', { selector: 'li' })).toBeVisible();
  });

  test('goes into a calendar', async () => {
    const saved: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
      revokeObjectURL: () => {},
    });
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const at = await open();
    await bookAppointment(at);
    await at.press('Add to calendar');
    const { notary } = await held(at);
    const stamp = notary?.reservedFor.slice(0, 19).replace(/[-:]/g, '');
    const file = await saved[0]?.text();
    expect(file).toContain(`DTSTART:${stamp}Z`);
    expect(file).toContain('LOCATION:12 Alder Way\\, Boise\\, ID 83702');
    clicked.mockRestore();
  });

  test('is changed: the old one stays until then', async () => {
    const at = await open();
    await bookAppointment(at);
    await at.press('Change');
    await at.waitForStep('notary/schedule-manual');
    expect(await screen.findByText(/^Now: .* at 11:00 AM Mountain Time/)).toBeVisible();
    await at.press('Keep my appointment');
    await at.waitForStep('notary/reserve-manual');
    await at.press('Change');
    await chooseAppointment(at, '4:00 PM');
    await at.press('Change my appointment');
    await at.waitForStep('notary/reserve-manual');
    expect(await screen.findByText('4:00 PM Mountain Time')).toBeVisible();
  });

  test('is changed in time alone: place, phone, needs and who comes stay as they were', async () => {
    const at = await open({
      signers: [{ firstName: 'Sam', lastName: 'Okafor', email: 'slow@example.com', status: 'ID_VERIFIED' }],
    });
    await chooseAppointment(at, '11:00 AM', 'At another address');
    await at.fill('Street address', '9 Work St');
    await at.fill('City', 'Nampa');
    await at.fill('State', 'ID');
    await at.fill('ZIP code', '83651');
    await at.fill(/^Phone number for the notary/, '2085550177');
    await at.tick('Ana Rivera (you)');
    await at.tick('Sam Okafor');
    await at.expand('Anything the notary should know?');
    await at.fill(/^Tell the notary/, 'We speak Spanish.');
    await at.press(BOOK_BUTTON);
    await at.press('Change');
    await at.waitForStep('notary/schedule-manual');
    expect(await screen.findByRole('radio', { name: /^At another address/ })).toBeChecked();
    await at.select('Time', '4:00 PM');
    await at.tick(/^I agree that the notary/);
    await at.press('Change my appointment');
    await at.waitForStep('notary/reserve-manual');
    expect(await screen.findByText('4:00 PM Mountain Time')).toBeVisible();
    expect(screen.getByText('9 Work St, Nampa, ID 83651')).toBeVisible();
    const { answers } = (await held(at)) as unknown as { answers: Record<string, object> };
    expect(answers.postNotaryReservation).toMatchObject({
      place: 'HOME',
      address: { street1: '9 Work St', city: 'Nampa', state: 'ID', zip: '83651' },
      phoneNumber: '2085550177',
      needs: 'We speak Spanish.',
      attendees: ['APPLICANT', expect.any(String)],
    });
  });

  test('is changed at its office', async () => {
    const at = await open();
    await chooseAppointment(at, '1:00 PM', /^Ellison Law Office/);
    await at.press(BOOK_BUTTON);
    await at.press('Change');
    await at.waitForStep('notary/schedule-manual');
    expect(await screen.findByRole('radio', { name: /^Ellison Law Office/ })).toBeChecked();
  });

  test('is cancelled: another may be chosen', async () => {
    const at = await open();
    await bookAppointment(at);
    await at.press('Cancel appointment');
    await at.within('dialog', 'Cancel this appointment?').press('Cancel it');
    expect(await screen.findByText('Your appointment is cancelled.')).toBeVisible();
    await at.expectButton(BOOK_BUTTON);
    expect((await held(at)).notary).toBeNull();
  });

  test('who wanted it in person and cancels is back at the video', async () => {
    const at = await open({ status: { checklistStatus: 'DEED_SIGNING' } });
    await at.press('Pick a time instead');
    await chooseAppointment(at);
    await at.press(BOOK_BUTTON);
    await at.waitForStep('notary/reserve-manual');
    await at.press('Cancel appointment');
    await at.within('dialog', 'Cancel this appointment?').press('Cancel it');
    await at.waitForStep('notary/intro');
    await at.expectButton('Join a notary now');
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(
      'Your appointment is cancelled.',
    );
  });

  test('within a day of it one calls', async () => {
    const at = await open();
    await bookAppointment(at);
    const near = await reopenAfter(at, await until(at, DAY / 2));
    await near.expectButton('Add to calendar');
    expect(screen.getByText(/^It is less than 24 hours away\. Call us/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
  });

  test('reminders come in the ways that were chosen', async () => {
    const at = await open();
    await bookAppointment(at);
    await at.tick(/^By text/);
    await at.press('Save reminders');
    await waitFor(async () => {
      const { answers } = (await held(at)) as unknown as { answers: Record<string, unknown> };
      expect(answers.putNotaryReminders).toEqual({ reminders: ['EMAIL', 'SMS'] });
    });
    await at.pass(await until(at, DAY / 2));
    await held(at);
    const mails = await at.control<{ channel: string; subject: string }[]>('GET', '/outbox');
    expect(mails.map(({ channel, subject }) => [channel, subject])).toEqual([
      ['email', 'Your notary appointment is tomorrow'],
      ['sms', 'Your notary appointment is tomorrow'],
    ]);
  });

  test('after it the documents come back, and it goes on', async () => {
    const at = await open();
    await bookAppointment(at);
    const after = await reopenAfter(at, await until(at, -DAY / 4));
    await after.expectHeading('Your documents are being returned to us');
    await after.pass(1.1 * DAY);
    await after.press('Check again');
    await after.waitForStep('complete');
  });
});
