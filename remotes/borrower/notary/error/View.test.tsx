import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { NOTARY_FAILURES } from '#src/domain/notary/notaryFailures.ts';
import { withGeolocation } from '#src/testing/geolocation.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { joinNotary } from '../intro/journey.ts';
import { copy } from './copy.ts';

const DEED = { status: 'DEED_SIGNING' };

const open = async (reason: string, notaryFailure: string | undefined = reason) =>
  drive(
    await renderRemote(borrower, {
      path: `/{uuid}/notary/error?reason=${reason}`,
      application: { ...DEED, ...(notaryFailure ? { notaryFailure } : {}) },
    }),
  );

/** Through a session that fails, as a person gets there. */
async function fail(lastName: string) {
  withGeolocation({ latitude: 39.7, longitude: -105 });
  sessionStorage.clear();
  const at = drive(
    await renderRemote(borrower, {
      path: '/{uuid}',
      application: { status: { checklistStatus: 'DEED_SIGNING' }, owner: { firstName: 'Kim', lastName } },
    }),
  );
  await at.control('PUT', '/clock', { rate: 100 });
  await joinNotary(at, { asksLocation: true });
  await at.waitForStep('notary/error');
  return at;
}

const CORRECT = 'Correct the name on my documents';
const offersAgain = () => screen.queryByRole('button', { name: 'Start again' }) !== null;

describe('notary/error', () => {
  test.each(NOTARY_FAILURES)('%s: what happened, the other way, and a person to call', async (reason) => {
    const at = await open(reason);
    await at.expectHeading(copy.strings[`heading${reason}`]);
    await at.readText(
      reason === 'KBA_FAILED' ? /^The identity questions weren't passed\./ : copy.strings[reason],
    );
    expect(screen.getAllByRole('link', { name: /^Call / }).length).toBeGreaterThan(0);
    await at.press('Use an in-person notary');
    await at.waitForStep('notary/schedule-manual');
  });

  test.each(['', 'SOMETHING_ELSE', '__proto__', '<b>'])('%j is just some reason', async (reason) => {
    const at = await open(encodeURIComponent(reason), '');
    await at.expectHeading('The session could not be completed');
    await at.press('Start again');
    await at.waitForStep('notary/intro');
  });

  test.each(NOTARY_FAILURES)('%s, of which the server knows nothing, is not claimed', async (reason) => {
    const at = await open(reason, reason === 'TECHNICAL' ? '' : 'TECHNICAL');
    await at.expectHeading('The session could not be completed');
    expect(document.body).not.toHaveTextContent(/weren't passed/);
    await at.expectButton('Start again');
  });

  test('identity questions may be tried once more at once, and the second time may pass', async () => {
    const at = await fail('Kbaonce');
    await at.readText(
      "The identity questions weren't passed. You can try once more now, or use an in-person notary.",
    );
    await at.expectButton('Use an in-person notary');
    await at.press('Start again');
    await joinNotary(at);
    await at.expectButton('Sign before the notary');
  });

  test('after the second failure they are locked for a day, here and where a session begins', async () => {
    const at = await fail('Kbafail');
    await at.press('Start again');
    await joinNotary(at);
    await at.expectHeading('Your notary session');
    await at.expectHeading(copy.strings.headingKBA_FAILED);
    await at.readText(copy.strings.questionsLocked);
    expect(screen.queryByText(/24 hours/)).toBeNull();
    await at.readText(copy.strings.freeze);
    expect(screen.getByText(/^You can try again from \w+day \d+:\d\d [AP]M Mountain Time\.$/)).toBeVisible();
    expect(offersAgain()).toBe(false);
    at.unmount();

    const { sandbox, application } = at;
    const { uuid, jwt } = application;
    const intro = drive(await renderRemote(borrower, { path: `/${uuid}/notary/intro`, sandbox, jwt }));
    await intro.readText(
      /You can try again from \w+day \d+:\d\d [AP]M Mountain Time, or use an in-person notary\.$/,
    );
    expect(screen.getByRole('button', { name: 'Join a notary now' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Pick a time instead' })).toBeEnabled();
  });

  test('a lock longer than a day is said by its end', async () => {
    const at = await open('TECHNICAL');
    await at.expectHeading('There was a technical problem');
    at.unmount();
    const { sandbox, application } = at;
    const { uuid, jwt } = application;
    // The server sends no reason for the failed session.
    await at.control('POST', '/faults', {
      method: 'GET',
      path: '**/notary',
      kind: 'status',
      status: 200,
      body: {
        mode: 'ENOTARY',
        ready: true,
        open: true,
        recordingConsentVersion: '1.0',
        signers: [],
        retryAt: '2126-11-24T22:15:00Z',
        questionAttemptsLeft: 0,
      },
    });
    const path = `/${uuid}/notary/error?reason=KBA_FAILED`;
    const locked = drive(await renderRemote(borrower, { path, sandbox, jwt }));
    await locked.readText(copy.strings.questionsLocked);
    await locked.readText('You can try again from Sunday 3:15 PM Mountain Time.');
  });

  test('both names stand side by side, and the one on the documents can be corrected', async () => {
    const at = await fail('Idreject');
    const value = (term: string) => screen.getByText(term, { selector: 'dt' }).nextSibling;
    await screen.findByText('Name on your ID');
    expect(screen.getByText(copy.strings.idNAME)).toBeVisible();
    expect(value('Name on your ID')).toHaveTextContent('Idreject Kim');
    expect(value('Name on your documents')).toHaveTextContent('Kim Idreject');
    expect(offersAgain()).toBe(true);

    await at.press(CORRECT);
    const dialog = at.within('dialog', CORRECT);
    expect(screen.getByRole('textbox', { name: /^Your full name/ })).toHaveValue('Idreject Kim');
    await dialog.fill(/^Your full name/, 'Kimberly Idreject');
    await dialog.press('Send the correction');
    const receipt = await screen.findByText(/^We have received it\. Your reference is R-\d{6}\./);
    expect(receipt.closest('[tabindex="-1"]')).toHaveFocus();
    const { answers } = await at.control<{ answers: Record<string, unknown> }>(
      'GET',
      `/applications/${at.application.uuid}`,
    );
    expect(answers.postSupportRequest).toEqual({
      topic: 'NAME',
      correctName: 'Kimberly Idreject',
    });
  });

  test.each([
    ['Idexpired', copy.strings.idEXPIRED],
    ['Idblurred', copy.strings.idUNREADABLE],
  ])('%s: what helps, and nothing of names', async (lastName, text) => {
    await fail(lastName);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('Name on your documents')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: CORRECT })).not.toBeInTheDocument();
    expect(offersAgain()).toBe(true);
  });

  test('who was somewhere else is asked anew where they are', async () => {
    withGeolocation('denied');
    sessionStorage.clear();
    const application = { status: { checklistStatus: 'DEED_SIGNING' } };
    const at = drive(await renderRemote(borrower, { path: '/{uuid}', application }));
    await at.control('PUT', '/clock', { rate: 100 });
    const joinFrom = async (state: string) => {
      await joinNotary(at);
      const dialog = at.within('dialog', 'Why we need your location');
      await dialog.press('Continue without sharing');
      await dialog.select('State you are in now', state);
      await dialog.press('Continue');
    };
    await joinFrom('Mississippi');
    await at.expectHeading(copy.strings.headingLOCATION);
    await at.press('Start again');
    await joinFrom('Tennessee');
    await at.expectButton('Sign before the notary');
  });

  test('the next opening is said, and the page notices when it has come', async () => {
    const at = await open('NO_NOTARY');
    await at.readText('A notary is free now. You can try again.');
    expect(offersAgain()).toBe(true);
    at.unmount();
    await at.control('PUT', '/operating-hours', { department: 'NOTARY', open: false });
    const { sandbox, application } = at;
    const path = `/${application.uuid}/notary/error?reason=NO_NOTARY`;
    const closed = drive(await renderRemote(borrower, { path, sandbox, jwt: application.jwt }));
    expect(await screen.findByText(/^Notaries are back \w+day 6:00 AM PT\.$/)).toBeVisible();
    expect(screen.getByText(copy.strings.leave)).toBeVisible();
    expect(offersAgain()).toBe(false);
    await closed.press('Check again');
    await closed.readText('Nothing new yet.');
    await at.control('PUT', '/operating-hours', { department: 'NOTARY', open: true });
    await closed.returnToPage();
    await closed.expectButton('Start again');
    await closed.readText('A notary is free now. You can try again.');
    expect(screen.queryByText(copy.strings.leave)).not.toBeInTheDocument();
  });

  test('the page notices when the identity questions may be tried again', async () => {
    const at = await fail('Kbafail');
    await at.press('Start again');
    await joinNotary(at);
    await at.readText(copy.strings.questionsLocked);
    expect(screen.getByText(copy.strings.leave)).toBeVisible();
    await at.pass(24.1 * 60 * 60_000);
    await at.returnToPage();
    await at.expectButton('Start again');
    await at.readText(/You can try 2 more times now/);
  });
});
