import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { borrower } from '#remotes/borrower/remote.tsx';
import { renderRemote } from '#src/testing/renderRemote.tsx';

const open = (type = 'plaid', more = {}) =>
  renderRemote(borrower, {
    path: `/{uuid}/income/link/${type}`,
    application: { status: { checklistStatus: 'INCOME_VERIFICATION' } },
    ...more,
  });

const start = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Connect my bank' }));
  return within(await screen.findByRole('dialog', { name: 'Connect a test bank' }));
};
type Dialog = Awaited<ReturnType<typeof start>>;

async function choose(user: UserEvent, dialog: Dialog, bank: string) {
  await user.click(await dialog.findByRole('radio', { name: bank }));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
}

async function signIn(user: UserEvent, dialog: Dialog, username: string, password = 'secret') {
  await user.type(await dialog.findByRole('textbox', { name: /User name/ }), username);
  await user.type(dialog.getByLabelText(/^Password/), password);
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
}

async function link(user: UserEvent, username: string) {
  const dialog = await start(user);
  await choose(user, dialog, 'Harbor Community Bank');
  await signIn(user, dialog, username);
  await user.click(await dialog.findByRole('button', { name: 'Share accounts' }));
}

const others = () => screen.findByRole('button', { name: 'Pay stubs' });

describe('income/link/plaid', () => {
  test('finds the pay, asks whether it is theirs, and goes back to the review', async () => {
    const { user, waitForStep, control, application } = await open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Connect the bank where your pay is deposited',
    );
    expect(
      await screen.findByText(/^We use a demonstration bank link\. .* never see or store your bank login\.$/),
    ).toBeVisible();
    expect(screen.queryByText(/Plaid/)).not.toBeInTheDocument();
    await link(user, 'user_good');
    expect(
      await screen.findByRole('heading', { name: 'Found 6 deposits from Brightwater Logistics' }),
    ).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const pay = screen.getByRole('checkbox', { name: 'This is my pay' });
    expect(pay).toHaveAccessibleDescription(expect.stringContaining('This is not my pay'));
    await user.click(pay);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitForStep('income/review');
    expect(await screen.findByText('Verified')).toBeVisible();
    const held = await control('GET', `/applications/${application.uuid}`);
    expect(JSON.stringify(held)).not.toContain('secret');
  });

  test('deposits that are not their pay are not used', async () => {
    const { user } = await open();
    await link(user, 'user_good');
    await user.click(await screen.findByRole('button', { name: 'This is not my pay' }));
    expect(await screen.findByText(/We will not use these deposits/)).toBeVisible();
    expect(await others()).toBeVisible();
  });

  test('an account without pay says so and offers the other ways', async () => {
    const { user } = await open();
    await link(user, 'user_no_pay');
    expect(await screen.findByText(/We found no pay deposits in these accounts/)).toBeVisible();
    expect(await others()).toBeVisible();
  });

  test('closing the window is no error and changes nothing', async () => {
    const { user } = await open();
    const dialog = await start(user);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('You closed the window before finishing')).toBeVisible();
    expect(await others()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test.each([
    ['Bank That Is Down', /Bank That Is Down is not answering right now/],
    ['Bank That Is Busy', /too many tries/],
    ['Bank That Is Not Supported', /couldn't find that bank/],
  ])('%s: the reason, another try, other ways', async (bank, message) => {
    const { user } = await open();
    const dialog = await start(user);
    await choose(user, dialog, bank);
    await signIn(user, dialog, 'anybody');
    expect(await dialog.findByText(`${bank} could not be linked`)).toBeVisible();
    const [, close] = dialog.getAllByRole('button', { name: 'Close' });
    await user.click(close as HTMLElement);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await others()).toBeVisible();
  });

  test('a wrong password can be corrected in the window', async () => {
    const { user } = await open();
    const dialog = await start(user);
    await choose(user, dialog, 'Harbor Community Bank');
    await signIn(user, dialog, 'user_good', 'wrong');
    expect(await dialog.findByText('The user name or password is not right.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await signIn(user, dialog, 'user_good');
    expect(await dialog.findByRole('button', { name: 'Share accounts' })).toBeVisible();
  });

  test('a bank that is not listed leads to the other ways', async () => {
    const { user } = await open();
    const dialog = await start(user);
    await user.click(await dialog.findByRole('button', { name: 'My bank is not listed' }));
    expect(await screen.findByText(/couldn't find that bank/)).toBeVisible();
  });

  test('when the API fails before the window opens, the page says so and tries again', async () => {
    const { user, control } = await open();
    await control('POST', '/faults', {
      method: 'POST',
      path: '**/bank-link/token',
      kind: 'status',
      status: 503,
      times: 1,
    });
    await user.click(await screen.findByRole('button', { name: 'Connect my bank' }));
    expect(await screen.findByText(/We could not open the secure window/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('when the API fails after the bank, a second try needs no second sign-in', async () => {
    const { user, control } = await open();
    await control('POST', '/faults', {
      method: 'POST',
      path: '**/bank-link/exchange',
      kind: 'status',
      status: 500,
      times: 1,
    });
    await link(user, 'user_good');
    expect(await screen.findByText(/We could not finish linking Harbor Community Bank/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /^Found 6 deposits/ })).toBeVisible();
  });
});

describe('income/link of other types', () => {
  test.each(['truv-payroll', 'truv-tax', 'pointserv', 'empinfo'])(
    '%s is honest and offers others',
    async (type) => {
      const { user, waitForStep } = await open(type);
      expect(
        await screen.findByRole('heading', { level: 1, name: 'This is not available right now' }),
      ).toBeVisible();
      expect(await others()).toBeVisible();
      await user.click(
        await screen.findByRole('button', { name: /^Start: Connect the bank where your pay is deposited/ }),
      );
      expect(await screen.findByRole('button', { name: 'Connect my bank' })).toBeVisible();
      await waitForStep('income/link/:type');
    },
  );

  test.each(['nonsense', ''])('"%s" leads to the review', async (type) => {
    const { waitForStep } = await open(type);
    await waitForStep('income/review');
  });
});
