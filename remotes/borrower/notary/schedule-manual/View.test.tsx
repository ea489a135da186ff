import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { BOOK_BUTTON, chooseAppointment } from '../testing/appointment.ts';

/** A Monday; Thursday is Thanksgiving. */
const NOW = new Date('2026-11-23T16:00:00Z');
const HOUR = 60 * 60_000;

const open = async (application: Record<string, unknown> = {}, path = 'notary/schedule-manual') => {
  const at = drive(
    await renderRemote(borrower, {
      path: '/{uuid}/notary/intro',
      application: { status: { checklistStatus: 'DEED_SIGNING', manualNotary: true }, ...application },
    }),
  );
  const { sandbox, application: made } = at;
  at.unmount();
  await at.control('PUT', '/clock', { now: NOW.toISOString() });
  const page = { sandbox, jwt: made.jwt, now: NOW, path: `/${made.uuid}/${path}` };
  return { ...drive(await renderRemote(borrower, page)), application: made };
};
const days = async () =>
  within(await screen.findByRole('combobox', { name: 'Day' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('notary/schedule-manual', () => {
  test('offers days without Sundays and holidays, in the time of the property', async () => {
    const at = await open();
    await at.choose('At my home');
    const offered = await days();
    expect(offered[0]).toBe('Wednesday, November 25, 2026');
    expect(offered).not.toContain('Thursday, November 26, 2026');
    expect(offered).toContain('Saturday, November 28, 2026');
    expect(offered).not.toContain('Sunday, November 29, 2026');
    expect(screen.getByText('Times are Mountain Time, where your home is.')).toBeVisible();
    expect(screen.getByRole('option', { name: '9:00 AM' })).toBeVisible();
  });

  test('times that are all over by now count as none: a person calls', async () => {
    const at = await open();
    // The answer of the server is from two weeks ago.
    await at.control('PUT', '/clock', { now: '2026-11-01T12:00:00Z' });
    at.unmount();
    const { uuid, jwt } = at.application;
    const late = {
      sandbox: at.sandbox,
      jwt,
      now: new Date('2026-12-20T12:00:00Z'),
      path: `/${uuid}/notary/schedule-manual`,
    };
    drive(await renderRemote(borrower, late));
    expect(await screen.findByRole('heading', { name: 'No times in the next 14 days' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask for a call' })).toBeVisible();
  });

  test('books, and what was said arrives', async () => {
    const at = await open();
    await chooseAppointment(at, '2:00 PM');
    await at.expand('Anything the notary should know?');
    await at.fill(/^Tell the notary/, 'We speak Spanish.');
    await at.press(BOOK_BUTTON);
    await at.waitForStep('notary/reserve-manual');
    const { answers } = await at.control<{ answers: Record<string, unknown> }>(
      'GET',
      `/applications/${at.application.uuid}`,
    );
    expect(answers.postNotaryReservation).toEqual({
      slotId: expect.any(String),
      place: 'HOME',
      officeUuid: null,
      address: null,
      phoneNumber: '2085550100',
      needs: 'We speak Spanish.',
      feeAccepted: true,
      attendees: ['APPLICANT'],
    });
    expect(await screen.findByText('Wednesday, November 25, 2026')).toBeVisible();
    expect(screen.getByText('2:00 PM Mountain Time')).toBeVisible();
  });

  test('another address is checked, and has to be in the state', async () => {
    const at = await open();
    await chooseAppointment(at);
    await at.choose('At another address');
    await at.press(BOOK_BUTTON);
    expect(await screen.findByRole('link', { name: /Street address is required/ })).toBeVisible();
    await at.select('Time', '11:00 AM');
    await at.fill('Street address', '9 Work St');
    await at.fill('City', 'Salt Lake City');
    await at.fill('State', 'UT');
    await at.fill('ZIP code', '84101');
    await at.press(BOOK_BUTTON);
    expect(await screen.findByRole('link', { name: /The notary can meet you in Idaho only/ })).toBeVisible();
    await at.fill('State', 'ID');
    await at.press(BOOK_BUTTON);
    await at.waitForStep('notary/reserve-manual');
    expect(await screen.findByText('9 Work St, Salt Lake City, ID 84101')).toBeVisible();
  });

  test('in Texas there are offices only, none before the waiting period is over', async () => {
    const at = await open({
      status: { checklistStatus: 'NOTARY_WAITING_PERIOD' },
      property: { street1: '12 Pecan St', city: 'Austin', state: 'TX', zip: '78701' },
      dates: { notaryEarliest: '2026-12-02' },
    });
    await at.choose(/^Granite Title Company/);
    expect(screen.queryByRole('radio', { name: /^At my home/ })).not.toBeInTheDocument();
    expect((await days())[0]).toBe('Wednesday, December 2, 2026');
    await at.select('Time', '10:00 AM');
    await at.tick(/^I agree that the notary/);
    await at.press(BOOK_BUTTON);
    await at.waitForStep('notary/reserve-manual');
    expect(await screen.findByText(/^Granite Title Company, 400 Main St/)).toBeVisible();
  });

  test('everyone who signs has to come', async () => {
    const at = await open({
      signers: [{ firstName: 'Sam', lastName: 'Okafor', email: 'slow@example.com', status: 'ID_VERIFIED' }],
    });
    await chooseAppointment(at);
    await at.tick('Ana Rivera (you)');
    await at.press(BOOK_BUTTON);
    expect(await screen.findByRole('link', { name: /^Everyone who signs has to be there/ })).toBeVisible();
    await at.tick('Sam Okafor');
    await at.press(BOOK_BUTTON);
    await at.waitForStep('notary/reserve-manual');
  });

  test('a time that was just taken is said, the others are asked for, and what was typed stays', async () => {
    const at = await open();
    await chooseAppointment(at);
    await at.control('PUT', '/clock', { now: new Date(NOW.getTime() + 16 * HOUR).toISOString() });
    await at.press(BOOK_BUTTON);
    expect(await screen.findByText('That time was just taken. Choose another.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^At my home/ })).toBeChecked();
    await waitFor(async () => expect((await days())[0]).toBe('Friday, November 27, 2026'));
    await at.select('Time', '11:00 AM');
    await at.press(BOOK_BUTTON);
    await at.waitForStep('notary/reserve-manual');
  });

  test('who need not meet in person may go back to the video', async () => {
    const at = await open({ status: { checklistStatus: 'DEED_SIGNING' } });
    await at.press('Meet online instead');
    await at.waitForStep('notary/intro');
    await at.press("I can't do video");
    await at.waitForStep('notary/schedule-manual');
  });
});
