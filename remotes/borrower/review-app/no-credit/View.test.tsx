import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { standsAlone } from '#src/testing/standsAlone.ts';
import { drive, type TestPage } from '#src/testing/testingLibraryDriver.ts';
import { writeDetails } from './journey.ts';

const SEND = 'Try again with these changes';
const LOOKING = 'We are looking for your credit file';
const DAY = 24 * 60 * 60_000;

const open = async (application: Record<string, unknown> = {}) => {
  const at = drive(
    await renderRemote(borrower, {
      path: '/{uuid}',
      application: { status: { checklistStatus: 'CREDIT_NO_MATCH_SSN' }, ...application },
    }),
  );
  await at.waitForStep('review-app/no-credit');
  return at;
};
const answers = async (at: TestPage) =>
  (await at.control<{ answers: Record<string, unknown> }>('GET', `/applications/${at.application.uuid}`))
    .answers;

/** Sends details that lead to no file either; the bureau takes its time, so that the wait for it is seen. */
async function failSearchAgain(at: TestPage): Promise<void> {
  const { application, control } = at;
  await at.fillPassword('Last 4 digits of your Social Security number', '9999');
  await control('PATCH', `/applications/${application.uuid}`, { hold: true });
  await at.press(SEND);
  await waitFor(async () => {
    const asked = await control<{ method: string; path: string }[]>('GET', '/requests');
    const sent = asked.findIndex(({ path }) => path.endsWith('/credit/details'));
    expect(sent).toBeGreaterThan(-1);
    expect(asked.slice(sent).some(({ path }) => path.endsWith('/status'))).toBe(true);
  });
  await control('PUT', '/clock', { rate: 100 });
  await control('POST', `/applications/${application.uuid}/release`);
  const heading = await screen.findByRole('heading', { level: 1, name: LOOKING }, { timeout: 10_000 });
  await waitFor(() => expect(heading).toHaveFocus());
}

describe('review-app/no-credit', () => {
  test('details as the bureaus know them find the file, and the digits are nowhere', async () => {
    const at = await open();
    await at.expectButton(SEND);
    await at.press('Change Legal name');
    expect(await screen.findByRole('textbox', { name: 'Last name' })).toHaveValue('Rivera');
    await at.fill('Last name', 'Okafor');
    await at.tick('I had another address in the last 2 years');
    await at.press('Enter address manually');
    await at.fill('Street address', '7 Elm St');
    await at.fill('City', 'Boise');
    await at.fill('State', 'ID');
    await at.fill('ZIP code', '83702');
    await writeDetails(at);
    await at.control('PUT', '/clock', { rate: 50 });
    await at.press(SEND);
    await at.waitForStep('product/select');
    const held = await answers(at);
    expect(held.postCreditDetails).toMatchObject({
      name: { lastName: 'Okafor' },
      dob: '1984-04-12',
      previousAddress: { street1: '7 Elm St', zip: '83702' },
      documentUuids: [expect.any(String)],
    });
    expect(held.postCreditDetails).not.toHaveProperty('ssnLast4');
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toMatch(standsAlone('6789'));
  });

  test('after one try in vain a person looks, and finds it a day later', async () => {
    const at = await open();
    await failSearchAgain(at);
    expect(screen.getByText(/^You can close this page/)).toHaveTextContent(at.application.email);
    expect(screen.queryByRole('button', { name: SEND })).not.toBeInTheDocument();
    await at.pass(1.1 * DAY);
    await at.press('Check again');
    await at.waitForStep('product/select');
  });

  test('what nobody finds is declined with its notice', async () => {
    const at = await open({ owner: { firstName: 'Ana', lastName: 'Nofile' } });
    await failSearchAgain(at);
    await at.pass(1.1 * DAY);
    await at.press('Check again');
    await at.waitForStep('error/decline');
  });

  test('a file with too little in it is not said to be missing while a person looks', async () => {
    const creditSearch = { reason: 'THIN', answeredAt: '2026-11-20T10:00:00Z' };
    const at = await open({ creditSearch, hold: true });
    await at.expectHeading('We are looking at your credit file');
    expect(screen.getByText(/1-2 business days, and nothing is declined/)).toBeVisible();
    expect(screen.queryByText(/could not find it/)).not.toBeInTheDocument();
  });

  test('what was typed stays while nobody has found it, and the page moves on by itself when somebody has', async () => {
    const at = await open();
    await at.press('Change Legal name');
    await at.fill('Last name', 'Okafor');
    await at.fillPassword('Last 4 digits of your Social Security number', '6789');
    await at.control('DELETE', '/requests');
    await at.returnToPage();
    await waitFor(async () => {
      const asked = await at.control<{ path: string }[]>('GET', '/requests');
      expect(asked.some(({ path }) => path.endsWith('/status'))).toBe(true);
    });
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Okafor');
    expect(screen.getByLabelText('Last 4 digits of your Social Security number')).toHaveValue('6789');
    await at.control('PATCH', `/applications/${at.application.uuid}`, { status: 'OFFER_SELECTION' });
    await at.returnToPage();
    await at.waitForStep('product/select');
  });

  test('says why a file may not be found', async () => {
    const at = await open();
    await at.expand('Why this happens');
    expect(screen.getByText('Your name changed not long ago.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Equal Credit Opportunity/);
  });
});
