import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { chooseProvider, linkProgram, writeLogin } from '#src/features/bank-link/testing/linkBank.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { standsAlone } from '#src/testing/standsAlone.ts';
import { drive, type TestPage } from '#src/testing/testingLibraryDriver.ts';
import { authorizeEmployer, connectPay, incomeByEmployer, SELF_EMPLOYED } from './journey.ts';

const open = async (type = 'plaid', more = {}) =>
  drive(
    await renderRemote(borrower, {
      path: `/{uuid}/income/link/${type}`,
      application: { status: { checklistStatus: 'INCOME_VERIFICATION' } },
      ...more,
    }),
  );

/** This institution refuses every login. */
async function refusedBy(at: TestPage, name: string): Promise<void> {
  const dialog = await chooseProvider(at, name, 'anybody');
  await dialog.press('Sign in');
  expect(await screen.findByText(`${name} could not be linked`)).toBeVisible();
  await dialog.press('Cancel');
}

const others = () => screen.findByRole('button', { name: 'Pay stubs' });

describe('income/link/plaid', () => {
  test('finds the pay, asks whether it is theirs, and goes back to the review', async () => {
    const at = await open();
    const { waitForStep, control, application } = at;
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Connect the bank where your pay is deposited',
    );
    expect(
      await screen.findByText(/^We use a demonstration bank link\. .* never see or store your bank login\.$/),
    ).toBeVisible();
    expect(screen.queryByText(/Plaid/)).not.toBeInTheDocument();
    await connectPay(at);
    expect(
      await screen.findByRole('heading', { name: 'Found 6 deposits from Brightwater Logistics' }),
    ).toHaveFocus();
    await at.press('Continue');
    const pay = screen.getByRole('checkbox', { name: 'This is my pay' });
    expect(pay).toHaveAccessibleDescription(expect.stringContaining('This is not my pay'));
    await at.tick('This is my pay');
    await at.press('Continue');
    await waitForStep('income/review');
    expect(await screen.findByText('Verified')).toBeVisible();
    const held = await control('GET', `/applications/${application.uuid}`);
    expect(JSON.stringify(held)).not.toContain('secret');
  });

  test('deposits that are not their pay are not used', async () => {
    const at = await open();
    await connectPay(at);
    await at.press('This is not my pay');
    const news = await screen.findByText(/We will not use these deposits/);
    expect(news).toBeVisible();
    expect(document.activeElement).toContainElement(news);
    expect(document.activeElement).not.toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(await others()).toBeVisible();
  });

  test('an account without pay says so and offers the other ways', async () => {
    const at = await open();
    for (const _ of ['once', 'again']) {
      await connectPay(at, 'user_no_pay');
      const news = await screen.findByText(/We found no pay deposits in these accounts/);
      expect(news).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(document.activeElement).toContainElement(news);
      expect(document.activeElement).not.toContainElement(screen.getByRole('heading', { level: 1 }));
    }
    expect(await others()).toBeVisible();
  });

  test('closing the window is no error and changes nothing', async () => {
    const at = await open();
    await at.press('Connect my bank');
    await at.within('dialog', 'Connect a test bank').press('Close');
    expect(await screen.findByText('You closed the window before finishing')).toBeVisible();
    expect(await others()).toBeVisible();
    await at.press('Try again');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test.each([
    ['Bank That Is Down', /Bank That Is Down is not answering right now/],
    ['Bank That Is Busy', /too many tries/],
    ['Bank That Is Not Supported', /couldn't find that bank/],
  ])('%s: the reason, another try, other ways', async (bank, message) => {
    const at = await open();
    await at.press('Connect my bank');
    await refusedBy(at, bank);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await others()).toBeVisible();
  });

  test('a wrong password can be corrected in the window', async () => {
    const at = await open();
    await at.press('Connect my bank');
    const dialog = await chooseProvider(at);
    await dialog.fillPassword('Password', 'wrong');
    await dialog.press('Sign in');
    expect(await screen.findByText('The user name or password is not right.')).toBeVisible();
    await dialog.press('Try again');
    await writeLogin(dialog);
    await dialog.press('Sign in');
    expect(await dialog.find('button', 'Share accounts')).toBeVisible();
  });

  test('a bank that is not listed leads to the other ways', async () => {
    const at = await open();
    await at.press('Connect my bank');
    await at.press('My bank is not listed');
    expect(await screen.findByText(/couldn't find that bank/)).toBeVisible();
  });

  test('when the API fails before the window opens, the page says so and tries again', async () => {
    const at = await open();
    const { control } = at;
    await control('POST', '/faults', {
      method: 'POST',
      path: '**/bank-link/token',
      kind: 'status',
      status: 503,
      times: 1,
    });
    await at.press('Connect my bank');
    expect(await screen.findByText(/We could not open the secure window/)).toBeVisible();
    await at.press('Try again');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('when the API fails after the bank, a second try needs no second sign-in', async () => {
    const at = await open();
    const { control } = at;
    await control('POST', '/faults', {
      method: 'POST',
      path: '**/bank-link/exchange',
      kind: 'status',
      status: 500,
      times: 1,
    });
    await connectPay(at);
    expect(await screen.findByText(/We could not finish linking Harbor Community Bank/)).toBeVisible();
    await at.press('Try again');
    expect(await screen.findByRole('heading', { name: /^Found 6 deposits/ })).toBeVisible();
  });
});

describe('income/link/truv-payroll', () => {
  test('a payroll is searched for, linked, and its pay accepted', async () => {
    const at = await open('truv-payroll');
    const { waitForStep, control, application } = at;
    expect(await screen.findByText(/^We use a demonstration payroll link\. /)).toBeVisible();
    await at.press('Connect my payroll');
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect a test payroll' }));
    await at.user.type(await dialog.findByRole('searchbox', { name: /Search by name/ }), 'summit');
    expect(dialog.getByRole('status')).toHaveTextContent('1 match');
    expect(dialog.getAllByRole('radio')).toHaveLength(1);
    await linkProgram(at, 'Summit Pay');
    const heading = 'Found 6 pay statements from Brightwater Logistics';
    expect(await screen.findByRole('heading', { name: heading })).toHaveFocus();
    await at.tick('This is my pay');
    await at.press('Continue');
    await waitForStep('income/review');
    expect(await screen.findByText('Payroll: Summit Pay')).toBeVisible();
    expect(await screen.findByText('Verified')).toBeVisible();
    const held = await control('GET', `/applications/${application.uuid}`);
    expect(JSON.stringify(held)).not.toContain('secret');
  });

  test('what is searched for and not there can be said to be missing', async () => {
    const at = await open('truv-payroll');
    await at.press('Connect my payroll');
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect a test payroll' }));
    await at.user.type(await dialog.findByRole('searchbox', { name: /Search by name/ }), 'zzz');
    expect(dialog.getByRole('status')).toHaveTextContent(/^Nothing matches "zzz"/);
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    await at.press('My payroll provider is not listed');
    expect(await screen.findByText(/couldn't find that employer or payroll provider/)).toBeVisible();
    expect(await others()).toBeVisible();
  });

  test('a second factor is asked for, and asked again when it is wrong', async () => {
    const at = await open('truv-payroll');
    await at.press('Connect my payroll');
    const dialog = await chooseProvider(at, 'Paystead', 'user_mfa');
    const confirm = async (code: string) => {
      await dialog.press('Sign in');
      await dialog.fill('Code', code);
      await dialog.press('Confirm');
    };
    await confirm('000000');
    expect(await screen.findByText('The code is not right.')).toBeVisible();
    await dialog.press('Try again');
    await writeLogin(dialog, 'user_mfa');
    await confirm('123456');
    expect(await screen.findByRole('heading', { name: /^Found 6 pay statements/ })).toBeVisible();
  });

  test.each([
    ['Payroll That Is Down', /Payroll That Is Down is not answering right now/],
    ['Payroll That Is Busy', /too many tries/],
    ['Payroll That Is Not Supported', /couldn't find that employer or payroll provider/],
  ])('%s: the reason, another try, other ways', async (name, message) => {
    const at = await open('truv-payroll');
    await at.press('Connect my payroll');
    await refusedBy(at, name);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await others()).toBeVisible();
  });

  test('a window that is closed in the middle changes nothing', async () => {
    const at = await open('truv-payroll');
    await at.press('Connect my payroll');
    const dialog = await chooseProvider(at, 'Paystead');
    await dialog.press('Close');
    expect(await screen.findByText('You closed the window before finishing')).toBeVisible();
    expect(await others()).toBeVisible();
  });

  test('who does not know the login sends documents, from the page and from the window', async () => {
    const first = await open('truv-payroll');
    await first.press("I don't know my payroll login");
    await first.waitForStep('income/upload/:type');
    first.unmount();
    const at = await open('truv-payroll');
    const { waitForStep } = at;
    await at.press('Connect my payroll');
    const dialog = await chooseProvider(at, 'Paystead');
    await dialog.press("I don't know my payroll login");
    await waitForStep('income/upload/:type');
  });

  test('an account without pay statements says so', async () => {
    const at = await open('truv-payroll');
    await at.press('Connect my payroll');
    await linkProgram(at, 'Paystead', 'user_no_pay');
    expect(await screen.findByText(/We found no pay statements there/)).toBeVisible();
  });
});

const OWN_BUSINESS = { application: SELF_EMPLOYED };
const RETIRED = { application: { ...SELF_EMPLOYED, income: { employmentType: 'RETIRED' } } };

describe('income/link/truv-tax', () => {
  test('tax returns are found and accepted', async () => {
    const at = await open('truv-tax', OWN_BUSINESS);
    const { waitForStep } = at;
    await at.press('Connect my tax software');
    await linkProgram(at, 'Fileright');
    expect(await screen.findByRole('heading', { name: 'Found 2 tax returns' })).toHaveFocus();
    const table = screen.getByRole('table', { name: 'Tax returns' });
    expect(within(table).getAllByText(/^Form 1040, 20\d\d$/)).toHaveLength(2);
    await at.tick('These are my tax returns');
    await at.press('Continue');
    await waitForStep('income/review');
    expect(await screen.findByText('Tax software: Fileright')).toBeVisible();
  });
});

describe('income/link/empinfo', () => {
  const four = () => screen.findByLabelText('Last four digits of your Social Security number');

  test('asks for what is needed, shows the job, and takes it with a yes', async () => {
    const at = await open('empinfo');
    const { waitForStep, control, application } = at;
    await four();
    expect(
      screen.getByRole('checkbox', { name: /^I authorize Oakline .* \(valid 120 days\)$/ }),
    ).toBeVisible();
    await incomeByEmployer(at, '4321');
    expect(await screen.findByRole('heading', { name: 'Is this your job?' })).toHaveFocus();
    expect(screen.getByText('Brightwater Logistics')).toBeVisible();
    expect(screen.getByText('Every two weeks')).toBeVisible();
    await at.press("Yes, that's right");
    await waitForStep('income/review');
    expect(await screen.findByText("Employer's records: Brightwater Logistics")).toBeVisible();
    expect(await screen.findByText('Verified')).toBeVisible();
    const held = await control('GET', `/applications/${application.uuid}`);
    expect(JSON.stringify(held)).not.toMatch(standsAlone('4321'));
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(standsAlone('4321'));
    expect(JSON.stringify(held)).toContain('EMPLOYER_INFORMATION');
  });

  test('a job that is not theirs is not used', async () => {
    const at = await open('empinfo');
    await incomeByEmployer(at);
    await at.press('No');
    expect(await screen.findByText(/^We will not use this\./)).toBeVisible();
    expect(await four()).toHaveValue('');
    expect(await others()).toBeVisible();
  });

  test('nothing in the records: said, and the other ways', async () => {
    const at = await open('empinfo');
    await authorizeEmployer(at, '9999');
    await at.press('Find my pay');
    expect(await screen.findByText(/^We could not find your job in the records/)).toBeVisible();
    expect(await others()).toBeVisible();
  });

  test('nobody is asked for digits that are known', async () => {
    const at = await open('empinfo');
    const { control, application } = at;
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
    await at.press('Back');
    await at.press("Use my employer's records");
    expect(await screen.findByRole('button', { name: 'Find my pay' })).toBeVisible();
    expect(
      screen.queryByLabelText('Last four digits of your Social Security number'),
    ).not.toBeInTheDocument();
  });
});

describe('what is not on offer', () => {
  test.each([
    ['truv-tax', RETIRED],
    ['pointserv', RETIRED],
    ['truv-payroll', OWN_BUSINESS],
    ['empinfo', OWN_BUSINESS],
    ['truv-tax', { ...OWN_BUSINESS, flags: { 'fe-heloc-self-employ-tax-verification': false } }],
    ['pointserv', { ...OWN_BUSINESS, flags: { 'fe-heloc-self-employ-tax-verification': false } }],
  ])('%s of %j says so and offers the others', async (type, more) => {
    const at = await open(type, more);
    const { waitForStep } = at;
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This is not available right now' }),
    ).toBeVisible();
    await at.press(/^Connect the bank where/);
    expect(await screen.findByRole('button', { name: 'Connect my bank' })).toBeVisible();
    await waitForStep('income/link/:type');
  });

  test.each(['nonsense', ''])('"%s" leads to the review', async (type) => {
    const { waitForStep } = await open(type);
    await waitForStep('income/review');
  });
});
