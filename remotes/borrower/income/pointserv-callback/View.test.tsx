import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { contract } from '#src/api/contract/contract.ts';
import { personalKey } from '#src/platform/personal.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import { testFailures } from '#src/testing/failureMatrix/testFailures.ts';
import type { CallCase } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { SELF_EMPLOYED } from '../link/journey.ts';

const STATE = 'c9a1f4de-52b7-4a4e-9d55-0f7f4f6f7a10';
const EXPIRED = 'This link has expired. Start again';

/** What the server refuses is no form of ours any more. */
const expectExpired = (at: PageDriver) => at.expectHeading(EXPIRED);

/** A form that waits for its signature, and a tab that knows it. */
async function signing() {
  const sandbox = await createTestSandbox();
  const { uuid, jwt, identityUuid } = await sandbox.make(SELF_EMPLOYED);
  await sandbox.api({ jwt }).call(contract.postTaxTranscript, {
    params: { uuid },
    body: {
      taxYears: [2025, 2024],
      name: { firstName: 'Ana', lastName: 'Rivera' },
      address: { street1: '12 Alder Way', city: 'Boise', state: 'ID', zip: '83702' },
      consents: true,
      state: STATE,
    },
  });
  const kept = { owner: `OAKLINE/${identityUuid}`, value: STATE };
  sessionStorage.setItem(personalKey(`tax-transcript:${uuid}`), JSON.stringify(kept));
  return { uuid, jwt, sandbox };
}

const back = ({ uuid }: { uuid: string }, result: string, state = STATE) =>
  `/${uuid}/income/pointserv-callback?state=${state}&result=${result}`;

async function open(result: string, state?: string) {
  const made = await signing();
  const view = await renderRemote(borrower, { path: back(made, result, state), ...made });
  return { ...view, at: drive(view) };
}

beforeEach(() => sessionStorage.clear());

describe('income/pointserv-callback', () => {
  test('signed: the transcript is requested, in review, and one can go on', async () => {
    const { waitForStep, at } = await open('SIGNED');
    await waitForStep('income/review');
    const toasts = await screen.findByRole('list', { name: 'Notifications' });
    expect(within(toasts).getByText('Tax transcript requested')).toBeVisible();
    await at.press('Dismiss');
    expect(within(toasts).queryByText('Tax transcript requested')).not.toBeInTheDocument();
    expect(await screen.findByText('IRS tax transcript: 2025, 2024')).toBeVisible();
    await at.press('Continue');
    await waitForStep('identity');
  });

  test('cancelled: nothing was requested, and it can be started again', async () => {
    const { waitForStep, at } = await open('CANCELLED');
    await waitForStep('income/review');
    expect(await screen.findByText('You did not sign the form')).toBeVisible();
    expect(screen.queryByText(/^IRS tax transcript:/)).not.toBeInTheDocument();
    await at.press('Start again');
    await at.expectHeading('Get your IRS tax transcript');
  });

  test.each([
    ['REJECTED_NAME', /^The IRS has another name on this return/],
    ['REJECTED_ADDRESS', /^The IRS has another address on this return/],
  ])('%s: what is to be corrected, and the way to it', async (result, text) => {
    const { waitForStep, at } = await open(result);
    await waitForStep('income/review');
    expect(await screen.findByText('The IRS did not send your transcript')).toBeVisible();
    expect((await screen.findAllByText(text))[0]).toBeVisible();
    await at.press('Correct and try again');
    await at.expectHeading('Get your IRS tax transcript');
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('a state that is not of this tab tells the server nothing', async () => {
    const { at, control, waitForStep } = await open('SIGNED', 'forged');
    await at.expectHeading(EXPIRED);
    const requests = await control<{ path: string }[]>('GET', '/requests');
    expect(requests.filter(({ path }) => path.endsWith('/tax-transcript/result'))).toEqual([]);
    expect(await screen.findByRole('button', { name: /^Connect the bank where/ })).toBeVisible();
    await at.press('Start again');
    await waitForStep('income/link/:type');
  });

  test.each(['', 'NONSENSE'])('a result that is "%s" has expired', async (result) => {
    const { at } = await open(result);
    await at.expectHeading(EXPIRED);
  });

  test('the result fails to be told in every way', async () => {
    const { uuid, ...signedIn } = await signing();
    const call: CallCase = {
      address: back({ uuid }, 'SIGNED').slice(1),
      redirects: { 400: expectExpired, 404: expectExpired },
      next: (at) => at.expectHeading('Verify your income'),
    };
    await testFailures(borrower, 'postTaxTranscriptResult', call, signedIn);
  });
});
