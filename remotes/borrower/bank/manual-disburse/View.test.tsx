import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { samplePdf } from '#src/testing/pageDriver.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { askForDeposits, writeAccount, writeAmounts, writeNumbers } from './journey.ts';

const open = async (application: object = {}) =>
  drive(
    await renderRemote(borrower, {
      path: '/{uuid}/bank/manual-disburse',
      application: { status: { checklistStatus: 'DISBURSEMENT_ACCOUNT' }, ...application },
    }),
  );
type Opened = Awaited<ReturnType<typeof open>>;
const NUMBER = '48151623421';
const box = (name: RegExp) => screen.getByRole('textbox', { name });
const described = (element: HTMLElement, text: string) =>
  expect(element).toHaveAccessibleDescription(expect.stringContaining(text));

describe('bank/manual-disburse', () => {
  test('sends the account and goes on to confirm it; the number is kept nowhere', async () => {
    const at = await open();
    const { waitForStep, control, application } = at;
    expect(await at.find('textbox', 'Account holder name')).toHaveValue('Ana Rivera');
    await writeAccount(at, 'With your document');
    expect(box(/^Account number/)).toHaveValue('•••••••3421');
    // The upload may still run: the submit waits for it.
    await at.press('Continue');
    await waitForStep('bank/confirm');
    expect(await screen.findByText('****3421')).toBeVisible();
    const held = JSON.stringify(await control('GET', `/applications/${application.uuid}`));
    expect(held).not.toContain(NUMBER);
    const requests = await control<{ path: string; body: unknown }[]>('GET', '/requests');
    const drafts = requests.filter(({ path }) => path.includes('/drafts/'));
    expect(JSON.stringify(drafts)).not.toMatch(/48151623421|021000021/);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(NUMBER);
  });

  test('says whose routing number it is, and of one that nobody has that it is not known', async () => {
    const at = await open();
    const { control } = at;
    await screen.findByRole('radio', { name: 'Checking' });
    await at.fill('Routing number', '021000021');
    expect(await screen.findByText('This number belongs to First Sandbox Bank.')).toBeVisible();
    await at.fill('Routing number', '611111113');
    expect(await screen.findByText(/^We do not know the bank of this number/)).toBeVisible();
    const asked = await control<{ path: string }[]>('GET', '/requests');
    expect(asked.map(({ path }) => path).join()).not.toMatch(/021000021|611111113/);
  });

  test('says what is missing or wrong, at each field', async () => {
    const at = await open();
    await screen.findByRole('button', { name: 'Continue' });
    await at.fill('Account holder name', '');
    await at.press('Continue');
    described(box(/^Account holder name/), 'Required');
    described(screen.getByRole('radiogroup', { name: /^Account type/ }), 'Required');
    described(box(/^Routing number/), 'Enter a 9-digit routing number');
    described(box(/^Account number/), 'Enter 4 to 17 digits');
    described(screen.getByLabelText(/^Voided check or bank letter/), 'Upload at least one file');
    described(screen.getByRole('radiogroup', { name: /^How should we check/ }), 'Required');
    await at.fill('Account holder name', 'Somebody Else');
    await writeNumbers(at);
    await at.fill('Routing number', '123456789');
    await at.fill('Confirm account number', '999');
    await at.press('Continue');
    described(box(/^Account holder name/), 'The name on this account must match yours');
    described(box(/^Routing number/), 'Enter a valid routing number. Check the number on your check');
    described(box(/^Confirm account number/), 'Account numbers do not match');
  });

  test('an account in another name of theirs goes to a person, with a letter of the bank', async () => {
    const at = await open();
    const { waitForStep, control, application } = at;
    await writeNumbers(at);
    expect(screen.queryByRole('checkbox', { name: /^This is another name of mine/ })).not.toBeInTheDocument();
    await at.fill('Account holder name', 'Ana Delgado');
    await at.upload('Letter from your bank', samplePdf());
    await screen.findByText('Uploaded');
    expect(screen.queryByRole('radiogroup', { name: /^How should we check/ })).not.toBeInTheDocument();
    await at.press('Continue');
    described(
      box(/^Account holder name/),
      'The name on this account must match yours: Ana Rivera. If it is another name of yours, say so below',
    );
    await at.tick(/^This is another name of mine/);
    await at.press('Continue');
    await waitForStep('bank/confirm');
    expect(await screen.findByText('Ana Delgado')).toBeVisible();
    expect(await control('GET', `/applications/${application.uuid}`)).toMatchObject({
      bankAccounts: [{ holderMatches: false, verification: { method: 'DOCUMENT_REVIEW' } }],
      conditions: [{ requestDocuments: ['BANK_LETTER'], state: 'SUBMITTED' }],
    });
  });

  test('the account of somebody who applies with the person will do', async () => {
    const joint = {
      uuid: '2',
      firstName: 'Luis',
      lastName: 'Rivera',
      role: 'CO_APPLICANT',
      demographicsGiven: true,
    };
    const at = await open({ participants: [joint] });
    await screen.findByRole('button', { name: 'Continue' });
    await at.fill('Account holder name', 'Somebody Else');
    await at.press('Continue');
    described(box(/^Account holder name/), "The name on this account must match yours or a co-borrower's:");
    await at.fill('Account holder name', 'luis rivera');
    expect(box(/^Account holder name/)).toHaveAccessibleDescription(
      expect.not.stringContaining('must match yours or'),
    );
  });

  test('a half-filled form comes back without the numbers', async () => {
    const first = await open();
    await writeNumbers(first);
    await waitFor(
      async () => {
        const requests = await first.control<{ method: string; path: string }[]>('GET', '/requests');
        expect(requests.some(({ method, path }) => method === 'PUT' && path.includes('/drafts/'))).toBe(true);
      },
      { timeout: 5000 },
    );
    first.unmount();
    await first.reopen('/bank/manual-disburse');
    expect(await screen.findByRole('radio', { name: 'Checking' })).toBeChecked();
    expect(box(/^Routing number/)).toHaveValue('');
    expect(box(/^Account number/)).toHaveValue('');
  });

  test('shows where the numbers are', async () => {
    const at = await open();
    await at.user.click(await screen.findByText('Where are these numbers?'));
    expect(screen.getByRole('img', { name: /At the bottom left is the routing number/ })).toBeInTheDocument();
  });
});

const DAY_MS = 24 * 60 * 60_000;

/** Typed in on a Monday, to be checked by deposits. */
async function awaitDeposits(): Promise<Opened> {
  const at = await open();
  await at.control('PUT', '/clock', { now: '2026-11-16T15:00:00Z' });
  await askForDeposits(at);
  return at;
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
async function reopenAfter(at: Opened, days: number) {
  at.unmount();
  await at.control('PUT', '/clock', { now: Date.parse('2026-11-16T15:00:00Z') + days * DAY_MS });
  return at.reopen();
}
async function sendAmounts(at: Opened, ...amounts: [string, string]) {
  await writeAmounts(at, ...amounts);
  await at.press('Check the amounts');
}

describe('two small deposits', () => {
  test('say when they arrive; who comes back then is led to the amounts, and on', async () => {
    const first = await awaitDeposits();
    expect(await title('Two small deposits are on their way')).toHaveFocus();
    expect(
      screen.getByText(
        /checking account ending in 3421\. They should be there by Wednesday, November 18, 2026/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save and finish later' })).toBeVisible();

    const at = await reopenAfter(first, 2);
    await at.waitForStep('bank/disburse');
    expect(
      await screen.findByText('The two deposits to your account ending in 3421 should be there'),
    ).toBeVisible();
    await at.press('Type the amounts');
    await sendAmounts(at, '32', '');
    described(box(/^One deposit/), 'Enter an amount from $0.01 to $0.99, such as 0.12');
    described(box(/^The other deposit/), 'Enter an amount from $0.01 to $0.99, such as 0.12');
    await sendAmounts(at, '0.45', '.32');
    await at.waitForStep('bank/confirm');
    expect(await screen.findByText('****3421')).toBeVisible();
  });

  test('three wrong pairs: a person checks the document, or another account is used', async () => {
    const first = await awaitDeposits();
    const at = await reopenAfter(first, 3);
    await at.press('Type the amounts');
    expect(await screen.findByText(/^You can try 3 times/)).toBeVisible();
    await sendAmounts(at, '0.10', '0.11');
    expect(await screen.findByText('Those amounts do not match. You can try 2 more times.')).toBeVisible();
    expect(box(/^One deposit/)).toHaveValue('0.10');
    await sendAmounts(at, '0.10', '0.12');
    expect(await screen.findByText('Those amounts do not match. You can try once more.')).toBeVisible();
    await sendAmounts(at, '0.10', '0.13');
    expect(await title('The amounts did not match')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Use a different account' })).toBeVisible();
    await at.press('Check it with my document');
    await at.waitForStep('bank/confirm');
  });

  test('nobody has to wait: the document is checked instead, or another account typed', async () => {
    const at = await awaitDeposits();
    await at.press('Use a different account');
    expect(await title('Enter your account details')).toBeVisible();
    expect(box(/^Account number/)).toHaveValue('');
    await askForDeposits(at);
    await at.control('POST', '/faults', {
      method: 'POST',
      path: '**/verification/review',
      kind: 'status',
      status: 503,
      times: 1,
    });
    await at.press('Check it with my document');
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    await at.press('Check it with my document');
    await at.waitForStep('bank/confirm');
  });

  test('an account that waits cannot be confirmed by its address', async () => {
    const first = await awaitDeposits();
    first.unmount();
    const at = await first.reopen('/bank/confirm');
    await at.waitForStep('bank/disburse');
  });

  test('the amounts are kept nowhere', async () => {
    const at = await reopenAfter(await awaitDeposits(), 2);
    await at.press('Type the amounts');
    await at.fill('One deposit', '0.17');
    await waitFor(
      async () => {
        const requests = await at.control<{ method: string; path: string; body: unknown }[]>(
          'GET',
          '/requests',
        );
        const drafts = requests.filter(
          ({ method, path }) => method === 'PUT' && path.includes('/drafts/') && path.includes('deposits'),
        );
        expect(drafts).not.toEqual([]);
        expect(JSON.stringify(drafts)).not.toContain('0.17');
      },
      { timeout: 5000 },
    );
  });
});
