import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { borrower } from '#remotes/borrower/remote.tsx';
import { renderRemote } from '#src/testing/renderRemote.tsx';

const open = (application: object = {}) =>
  renderRemote(borrower, {
    path: '/{uuid}/bank/manual-disburse',
    application: { status: { checklistStatus: 'DISBURSEMENT_ACCOUNT' }, ...application },
  });
const NUMBER = '48151623421';
const box = (name: RegExp) => screen.getByRole('textbox', { name });
const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Continue' }));
const described = (element: HTMLElement, text: string) =>
  expect(element).toHaveAccessibleDescription(expect.stringContaining(text));

async function fill(user: UserEvent, routing = '021000021', again = NUMBER) {
  await user.click(await screen.findByRole('radio', { name: 'Checking' }));
  await user.type(box(/^Routing number/), routing);
  await user.type(box(/^Account number/), NUMBER);
  await user.type(box(/^Confirm account number/), again);
}
async function send(user: UserEvent, check: RegExp) {
  await fill(user);
  expect(box(/^Account number/)).toHaveValue('•••••••3421');
  await user.upload(
    screen.getByLabelText(/^Voided check or bank letter/),
    new File(['%PDF-1.4 letter'], 'letter.pdf', { type: 'application/pdf' }),
  );
  await user.click(screen.getByRole('radio', { name: check }));
  await next(user);
}

describe('bank/manual-disburse', () => {
  test('sends the account and goes on to confirm it; the number is kept nowhere', async () => {
    const { user, waitForStep, control, application } = await open();
    // The upload may still run: the submit waits for it.
    await send(user, /^With your document/);
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
    const { user, control } = await open();
    await screen.findByRole('radio', { name: 'Checking' });
    await user.type(box(/^Routing number/), '021000021');
    expect(await screen.findByText('This number belongs to First Sandbox Bank.')).toBeVisible();
    await user.clear(box(/^Routing number/));
    await user.type(box(/^Routing number/), '611111113');
    expect(await screen.findByText(/^We do not know the bank of this number/)).toBeVisible();
    const asked = await control<{ path: string }[]>('GET', '/requests');
    expect(asked.map(({ path }) => path).join()).not.toMatch(/021000021|611111113/);
  });

  test('says what is missing or wrong, at each field', async () => {
    const { user } = await open();
    await screen.findByRole('button', { name: 'Continue' });
    await user.clear(box(/^Account holder name/));
    await next(user);
    described(box(/^Account holder name/), 'Required');
    described(screen.getByRole('radiogroup', { name: /^Account type/ }), 'Required');
    described(box(/^Routing number/), 'Enter a 9-digit routing number');
    described(box(/^Account number/), 'Enter 4 to 17 digits');
    described(screen.getByLabelText(/^Voided check or bank letter/), 'Upload at least one file');
    described(screen.getByRole('radiogroup', { name: /^How should we check/ }), 'Required');
    await user.type(box(/^Account holder name/), 'Somebody Else');
    await fill(user, '123456789', '999');
    await next(user);
    described(box(/^Account holder name/), 'The name on this account must match yours');
    described(box(/^Routing number/), 'Enter a valid routing number. Check the number on your check');
    described(box(/^Confirm account number/), 'Account numbers do not match');
  });

  test('an account in another name of theirs goes to a person, with a letter of the bank', async () => {
    const { user, waitForStep, control, application } = await open();
    await fill(user);
    expect(screen.queryByRole('checkbox', { name: /^This is another name of mine/ })).not.toBeInTheDocument();
    await user.clear(box(/^Account holder name/));
    await user.type(box(/^Account holder name/), 'Ana Delgado');
    await user.upload(
      screen.getByLabelText(/^Letter from your bank/),
      new File(['%PDF-1.4 letter'], 'letter.pdf', { type: 'application/pdf' }),
    );
    await screen.findByText('Uploaded');
    expect(screen.queryByRole('radiogroup', { name: /^How should we check/ })).not.toBeInTheDocument();
    await next(user);
    described(
      box(/^Account holder name/),
      'The name on this account must match yours: Ana Rivera. If it is another name of yours, say so below',
    );
    await user.click(screen.getByRole('checkbox', { name: /^This is another name of mine/ }));
    await next(user);
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
    const opened = await open({ participants: [joint] });
    const { user } = opened;
    await screen.findByRole('button', { name: 'Continue' });
    await user.clear(box(/^Account holder name/));
    await user.type(box(/^Account holder name/), 'Somebody Else');
    await next(user);
    described(box(/^Account holder name/), "The name on this account must match yours or a co-borrower's:");
    await user.clear(box(/^Account holder name/));
    await user.type(box(/^Account holder name/), 'luis rivera');
    expect(box(/^Account holder name/)).toHaveAccessibleDescription(
      expect.not.stringContaining('must match yours or'),
    );
  });

  test('a half-filled form comes back without the numbers', async () => {
    const first = await open();
    await fill(first.user);
    await waitFor(
      async () => {
        const requests = await first.control<{ method: string; path: string }[]>('GET', '/requests');
        expect(requests.some(({ method, path }) => method === 'PUT' && path.includes('/drafts/'))).toBe(true);
      },
      { timeout: 5000 },
    );
    first.unmount();
    const { uuid, jwt } = first.application;
    await renderRemote(borrower, { path: `/${uuid}/bank/manual-disburse`, sandbox: first.sandbox, jwt });
    expect(await screen.findByRole('radio', { name: 'Checking' })).toBeChecked();
    expect(box(/^Routing number/)).toHaveValue('');
    expect(box(/^Account number/)).toHaveValue('');
  });

  test('shows where the numbers are', async () => {
    const { user } = await open();
    await user.click(await screen.findByText('Where are these numbers?'));
    expect(screen.getByRole('img', { name: /At the bottom left is the routing number/ })).toBeInTheDocument();
  });
});

const DAY_MS = 24 * 60 * 60_000;
type Opened = Awaited<ReturnType<typeof open>>;

/** Typed in on a Monday, to be checked by deposits. */
async function awaitDeposits(): Promise<Opened> {
  const view = await open();
  await view.control('PUT', '/clock', { now: '2026-11-16T15:00:00Z' });
  await send(view.user, /^With two small deposits/);
  await title('Two small deposits are on their way');
  return view;
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
async function comeBack({ sandbox, application, unmount, control }: Opened, days: number) {
  unmount();
  await control('PUT', '/clock', { now: Date.parse('2026-11-16T15:00:00Z') + days * DAY_MS });
  return renderRemote(borrower, { path: `/${application.uuid}`, sandbox, jwt: application.jwt });
}
async function amounts(user: UserEvent, first: string, second: string) {
  for (const [name, text] of [
    [/^One deposit/, first],
    [/^The other deposit/, second],
  ] as const) {
    await user.clear(await screen.findByRole('textbox', { name }));
    if (text) await user.type(box(name), text);
  }
  await user.click(screen.getByRole('button', { name: 'Check the amounts' }));
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

    const { user, waitForStep } = await comeBack(first, 2);
    await waitForStep('bank/disburse');
    expect(
      await screen.findByText('The two deposits to your account ending in 3421 should be there'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Type the amounts' }));
    await amounts(user, '32', '');
    described(box(/^One deposit/), 'Enter an amount from $0.01 to $0.99, such as 0.12');
    described(box(/^The other deposit/), 'Enter an amount from $0.01 to $0.99, such as 0.12');
    await amounts(user, '0.45', '.32');
    await waitForStep('bank/confirm');
    expect(await screen.findByText('****3421')).toBeVisible();
  });

  test('three wrong pairs: a person checks the document, or another account is used', async () => {
    const first = await awaitDeposits();
    const { user, waitForStep } = await comeBack(first, 3);
    await user.click(await screen.findByRole('button', { name: 'Type the amounts' }));
    expect(await screen.findByText(/^You can try 3 times/)).toBeVisible();
    await amounts(user, '0.10', '0.11');
    expect(await screen.findByText('Those amounts do not match. You can try 2 more times.')).toBeVisible();
    expect(box(/^One deposit/)).toHaveValue('0.10');
    await amounts(user, '0.10', '0.12');
    expect(await screen.findByText('Those amounts do not match. You can try once more.')).toBeVisible();
    await amounts(user, '0.10', '0.13');
    expect(await title('The amounts did not match')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Use a different account' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check it with my document' }));
    await waitForStep('bank/confirm');
  });

  test('nobody has to wait: the document is checked instead, or another account typed', async () => {
    const { user, waitForStep, control } = await awaitDeposits();
    await user.click(screen.getByRole('button', { name: 'Use a different account' }));
    expect(await title('Enter your account details')).toBeVisible();
    expect(box(/^Account number/)).toHaveValue('');
    await send(user, /^With two small deposits/);
    await title('Two small deposits are on their way');
    await control('POST', '/faults', {
      method: 'POST',
      path: '**/verification/review',
      kind: 'status',
      status: 503,
      times: 1,
    });
    await user.click(screen.getByRole('button', { name: 'Check it with my document' }));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check it with my document' }));
    await waitForStep('bank/confirm');
  });

  test('an account that waits cannot be confirmed by its address', async () => {
    const first = await awaitDeposits();
    first.unmount();
    const { uuid, jwt } = first.application;
    const { waitForStep } = await renderRemote(borrower, {
      path: `/${uuid}/bank/confirm`,
      sandbox: first.sandbox,
      jwt,
    });
    await waitForStep('bank/disburse');
  });

  test('the amounts are kept nowhere', async () => {
    const { user, control } = await comeBack(await awaitDeposits(), 2);
    await user.click(await screen.findByRole('button', { name: 'Type the amounts' }));
    await user.type(await screen.findByRole('textbox', { name: /^One deposit/ }), '0.17');
    await waitFor(
      async () => {
        const requests = await control<{ method: string; path: string; body: unknown }[]>('GET', '/requests');
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
