import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
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
    const news = await screen.findByText(/We will not use these deposits/);
    expect(news).toBeVisible();
    expect(document.activeElement).toContainElement(news);
    expect(document.activeElement).not.toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(await others()).toBeVisible();
  });

  test('an account without pay says so and offers the other ways', async () => {
    const { user } = await open();
    for (const _ of ['once', 'again']) {
      await link(user, 'user_no_pay');
      const news = await screen.findByText(/We found no pay deposits in these accounts/);
      expect(news).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(document.activeElement).toContainElement(news);
      expect(document.activeElement).not.toContainElement(screen.getByRole('heading', { level: 1 }));
    }
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

const payroll = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Connect my payroll' }));
  return within(await screen.findByRole('dialog', { name: 'Connect a test payroll' }));
};

describe('income/link/truv-payroll', () => {
  test('a payroll is searched for, linked, and its pay accepted', async () => {
    const { user, waitForStep, control, application } = await open('truv-payroll');
    expect(await screen.findByText(/^We use a demonstration payroll link\. /)).toBeVisible();
    const dialog = await payroll(user);
    await user.type(await dialog.findByRole('searchbox', { name: /Search by name/ }), 'summit');
    expect(dialog.getByRole('status')).toHaveTextContent('1 match');
    expect(dialog.getAllByRole('radio')).toHaveLength(1);
    await choose(user, dialog, 'Summit Pay');
    await signIn(user, dialog, 'user_good');
    const heading = 'Found 6 pay statements from Brightwater Logistics';
    expect(await screen.findByRole('heading', { name: heading })).toHaveFocus();
    await user.click(screen.getByRole('checkbox', { name: 'This is my pay' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitForStep('income/review');
    expect(await screen.findByText('Payroll: Summit Pay')).toBeVisible();
    expect(await screen.findByText('Verified')).toBeVisible();
    const held = await control('GET', `/applications/${application.uuid}`);
    expect(JSON.stringify(held)).not.toContain('secret');
  });

  test('what is searched for and not there can be said to be missing', async () => {
    const { user } = await open('truv-payroll');
    const dialog = await payroll(user);
    await user.type(await dialog.findByRole('searchbox', { name: /Search by name/ }), 'zzz');
    expect(dialog.getByRole('status')).toHaveTextContent(/^Nothing matches "zzz"/);
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'My payroll provider is not listed' }));
    expect(await screen.findByText(/couldn't find that employer or payroll provider/)).toBeVisible();
    expect(await others()).toBeVisible();
  });

  test('a second factor is asked for, and asked again when it is wrong', async () => {
    const { user } = await open('truv-payroll');
    const dialog = await payroll(user);
    await choose(user, dialog, 'Paystead');
    await signIn(user, dialog, 'user_mfa');
    await user.type(await dialog.findByRole('textbox', { name: 'Code' }), '000000');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText('The code is not right.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await signIn(user, dialog, 'user_mfa');
    await user.type(await dialog.findByRole('textbox', { name: 'Code' }), '123456');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: /^Found 6 pay statements/ })).toBeVisible();
  });

  test.each([
    ['Payroll That Is Down', /Payroll That Is Down is not answering right now/],
    ['Payroll That Is Busy', /too many tries/],
    ['Payroll That Is Not Supported', /couldn't find that employer or payroll provider/],
  ])('%s: the reason, another try, other ways', async (name, message) => {
    const { user } = await open('truv-payroll');
    const dialog = await payroll(user);
    await choose(user, dialog, name);
    await signIn(user, dialog, 'anybody');
    expect(await dialog.findByText(`${name} could not be linked`)).toBeVisible();
    const [, close] = dialog.getAllByRole('button', { name: 'Close' });
    await user.click(close as HTMLElement);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await others()).toBeVisible();
  });

  test('a window that is closed in the middle changes nothing', async () => {
    const { user } = await open('truv-payroll');
    const dialog = await payroll(user);
    await choose(user, dialog, 'Paystead');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('You closed the window before finishing')).toBeVisible();
    expect(await others()).toBeVisible();
  });

  test('who does not know the login sends documents, from the page and from the window', async () => {
    const first = await open('truv-payroll');
    await first.user.click(await screen.findByRole('button', { name: "I don't know my payroll login" }));
    await first.waitForStep('income/upload/:type');
    first.unmount();
    const { user, waitForStep } = await open('truv-payroll');
    const dialog = await payroll(user);
    await choose(user, dialog, 'Paystead');
    await user.click(await dialog.findByRole('button', { name: "I don't know my payroll login" }));
    await waitForStep('income/upload/:type');
  });

  test('an account without pay statements says so', async () => {
    const { user } = await open('truv-payroll');
    const dialog = await payroll(user);
    await choose(user, dialog, 'Paystead');
    await signIn(user, dialog, 'user_no_pay');
    expect(await screen.findByText(/We found no pay statements there/)).toBeVisible();
  });
});

const OWN_BUSINESS = {
  application: {
    status: { checklistStatus: 'INCOME_VERIFICATION' },
    income: { employmentType: 'SELF_EMPLOYED' },
  },
};

describe('income/link/truv-tax', () => {
  test('tax returns are found and accepted', async () => {
    const { user, waitForStep } = await open('truv-tax', OWN_BUSINESS);
    await user.click(await screen.findByRole('button', { name: 'Connect my tax software' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect a test tax program' }));
    await choose(user, dialog, 'Fileright');
    await signIn(user, dialog, 'user_good');
    expect(await screen.findByRole('heading', { name: 'Found 2 tax returns' })).toHaveFocus();
    const table = screen.getByRole('table', { name: 'Tax returns' });
    expect(within(table).getAllByText(/^Form 1040, 20\d\d$/)).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: 'These are my tax returns' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitForStep('income/review');
    expect(await screen.findByText('Tax software: Fileright')).toBeVisible();
  });
});

describe('income/link/empinfo', () => {
  const four = () => screen.findByLabelText('Last four digits of your Social Security number');
  const ask = async (user: UserEvent, digits = '1234') => {
    await user.type(await four(), digits);
    await user.click(screen.getByRole('checkbox', { name: /^I authorize Oakline .* \(valid 120 days\)$/ }));
    await user.click(screen.getByRole('button', { name: 'Find my pay' }));
  };

  test('asks for what is needed, shows the job, and takes it with a yes', async () => {
    const { user, waitForStep, control, application } = await open('empinfo');
    await ask(user, '4321');
    expect(await screen.findByRole('heading', { name: 'Is this your job?' })).toHaveFocus();
    expect(screen.getByText('Brightwater Logistics')).toBeVisible();
    expect(screen.getByText('Every two weeks')).toBeVisible();
    await user.click(screen.getByRole('button', { name: "Yes, that's right" }));
    await waitForStep('income/review');
    expect(await screen.findByText("Employer's records: Brightwater Logistics")).toBeVisible();
    expect(await screen.findByText('Verified')).toBeVisible();
    const held = await control('GET', `/applications/${application.uuid}`);
    expect(JSON.stringify(held)).not.toContain('4321');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('4321');
    expect(JSON.stringify(held)).toContain('EMPLOYER_INFORMATION');
  });

  test('a job that is not theirs is not used', async () => {
    const { user } = await open('empinfo');
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'No' }));
    expect(await screen.findByText(/^We will not use this\./)).toBeVisible();
    expect(await four()).toHaveValue('');
    expect(await others()).toBeVisible();
  });

  test('nothing in the records: said, and the other ways', async () => {
    const { user } = await open('empinfo');
    await ask(user, '9999');
    expect(await screen.findByText(/^We could not find your job in the records/)).toBeVisible();
    expect(await others()).toBeVisible();
  });

  test('nobody is asked for digits that are known', async () => {
    const { user, control, application } = await open('empinfo');
    await four();
    await control('POST', '/faults', {
      method: 'GET',
      path: '**/income-records',
      kind: 'status',
      status: 200,
      body: {
        incomePrimary: 1,
        incomeOther: 0,
        stated: 1,
        verified: 0,
        employmentType: 'FULL_TIME',
        canContinue: false,
        records: [],
        methods: [{ method: 'EMPINFO', available: true, reason: null, vendor: null, asksSsn: false }],
        numDocsRequired: null,
      },
    });
    expect(application.uuid).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: "Use my employer's records" }));
    expect(await screen.findByRole('button', { name: 'Find my pay' })).toBeVisible();
    expect(
      screen.queryByLabelText('Last four digits of your Social Security number'),
    ).not.toBeInTheDocument();
  });
});

describe('what is not on offer', () => {
  test.each([
    ['truv-tax', {}],
    ['pointserv', {}],
    ['truv-payroll', OWN_BUSINESS],
    ['empinfo', OWN_BUSINESS],
    ['truv-tax', { ...OWN_BUSINESS, flags: { 'fe-heloc-self-employ-tax-verification': false } }],
    ['pointserv', { ...OWN_BUSINESS, flags: { 'fe-heloc-self-employ-tax-verification': false } }],
  ])('%s of %j says so and offers the others', async (type, more) => {
    const { user, waitForStep } = await open(type, more);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This is not available right now' }),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Connect the bank where/ }));
    expect(await screen.findByRole('button', { name: 'Connect my bank' })).toBeVisible();
    await waitForStep('income/link/:type');
  });

  test.each(['nonsense', ''])('"%s" leads to the review', async (type) => {
    const { waitForStep } = await open(type);
    await waitForStep('income/review');
  });
});
