import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { openerOf } from '#src/testing/testingLibraryDriver.ts';
import { journey } from './journey.ts';

/** What was connected waits a week for the word that it is the pay. */
const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString();

const record = (status: string, more = {}) => ({
  uuid: 'r1',
  method: 'PLAID_TRANSACTIONS',
  source: 'Harbor Community Bank',
  status,
  annualAmount: 120000,
  message: null,
  created: yesterday,
  ...more,
});
const { '': page } = journey.states;
const openPage = openerOf(borrower, '/{uuid}/income/review', { status: page.application });
const open = (incomeRequestRecords: unknown[] = []) => openPage({ incomeRequestRecords });

describe('income/review', () => {
  test('shows what was stated, the ways to verify it, and why one cannot go on yet', async () => {
    const { press, waitForStep } = await open();
    await waitForStep('income/review');
    expect(await screen.findByRole('heading', { level: 1, name: page.heading })).toBeVisible();
    expect(await screen.findByText(/^Verified so far: \$0 of \$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use my bank' })).toBeVisible();
    expect(
      screen.getByRole('heading', { name: 'Upload documents (reviewed in about 1 business day)' }),
    ).toBeVisible();
    const next = await screen.findByRole('button', { name: 'Continue' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await press('Pay stubs');
    await waitForStep('income/upload/:type');
  });

  test.each([
    ['FULL_TIME', true, true],
    ['PART_TIME', false, true],
    ['SELF_EMPLOYED', true, true],
    ['SELF_EMPLOYED', false, false],
    ['RETIRED', true, false],
  ])(
    '%s, taxes of the self-employed verified: %s; taxes offered: %s',
    async (employmentType, flag, offered) => {
      await openPage(
        { income: { employmentType } },
        { flags: { 'fe-heloc-self-employ-tax-verification': flag } },
      );
      expect(await screen.findByRole('button', { name: 'Use my bank' })).toBeVisible();
      for (const name of ['Use my tax software', 'Use my IRS transcript'])
        expect(screen.queryByRole('button', { name }) !== null).toBe(offered);
    },
  );

  test('goes on to the identity once something is in review', async () => {
    const { press, waitForStep } = await open([record('PENDING_REVIEW')]);
    expect(await screen.findByText('In review - about 1 business day')).toBeVisible();
    await press('Continue');
    await waitForStep('identity');
  });

  test('linked deposits wait for the word that they are the pay', async () => {
    const { press, control, application } = await open([record('LINKED')]);
    expect(await screen.findByText('Needs attention')).toBeVisible();
    await press('Yes, this is my pay');
    expect(await screen.findByText('Verified')).toBeVisible();
    const held = await control<{ answers: Record<string, unknown> }>(
      'GET',
      `/applications/${application.uuid}`,
    );
    expect(JSON.stringify(held)).toContain('"putIncomeRecord":{"confirmed":true}');
  });

  test.each([
    ['Yes, this is my pay', 'Verified'],
    ['No, it is not', 'Failed'],
  ])('after "%s" one hears the new state, and goes on at the name of the record', async (answer, state) => {
    const { press } = await open([record('LINKED')]);
    const name = 'Bank deposits: Harbor Community Bank';
    await press(answer);
    expect(await screen.findByText(`${name}: ${state}`)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name })).toHaveFocus();
  });

  test('a record that was answered before takes no focus', async () => {
    await open([record('VERIFIED')]);
    expect(await screen.findByText('Verified')).toBeVisible();
    expect(screen.getByText('What you have sent is enough for now. You can continue.')).toBeVisible();
    expect(screen.queryByText(/^Show us the income/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: /^Bank deposits/ })).not.toHaveFocus();
  });

  test('a failed record says why and can be tried again or removed', async () => {
    const { user } = await open([record('FAILED_VERIFICATION', { message: 'No matching deposits' })]);
    const item = (await screen.findByText('Failed')).closest('li') as HTMLElement;
    expect(within(item).getByText('No matching deposits')).toBeVisible();
    expect(
      within(item).getByRole('button', { name: 'Retry: Bank deposits: Harbor Community Bank' }),
    ).toBeVisible();
    await user.click(within(item).getByRole('button', { name: /^Remove/ }));
    expect(await screen.findByRole('heading', { name: 'Ways to verify your income' })).toHaveFocus();
    expect(screen.queryByText('Failed')).not.toBeInTheDocument();
  });

  test('a removal that fails keeps the record and says so', async () => {
    const { press, control } = await open([record('PENDING_REVIEW')]);
    await screen.findByText('In review - about 1 business day');
    await control('POST', '/faults', {
      method: 'DELETE',
      path: '**/income-records/**',
      kind: 'status',
      status: 500,
    });
    await press(/^Remove/);
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.getByText('In review - about 1 business day')).toBeVisible();
  });

  test('the stated income can be corrected, with confirmation', async () => {
    const { press, user } = await open();
    await press('My income is different');
    const income = await screen.findByRole('textbox', { name: /Annual pre-tax income/ });
    await user.clear(income);
    await press('Save income');
    expect(income).toHaveAccessibleDescription(expect.stringContaining('Required'));
    expect(
      screen.getByRole('checkbox', { name: /I confirm that this is my annual income/ }),
    ).toHaveAccessibleDescription(expect.stringContaining('Confirm your income to go on'));
    await user.type(income, '10000000');
    await press('Save income');
    expect(income).toHaveAccessibleDescription(expect.stringContaining('Must be less than $10,000,000'));
    await user.clear(income);
    await user.type(income, '98,500');
    await user.click(screen.getByRole('checkbox', { name: /I confirm/ }));
    await press('Save income');
    expect(await screen.findByText('$98,500 a year')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'My income is different' })).toHaveFocus());
  });

  test('who cancels the change goes on at the button for it', async () => {
    const { press, user } = await open();
    const different = await screen.findByRole('button', { name: 'My income is different' });
    expect(different).not.toHaveFocus();
    await user.click(different);
    await press('Cancel');
    expect(await screen.findByRole('button', { name: 'My income is different' })).toHaveFocus();
  });

  test('what need not be told is said once, by the form while it is open', async () => {
    const { press } = await open();
    const notices = () => screen.getAllByText(/^You do not have to tell us about alimony/);
    await press('My income is different');
    await screen.findByRole('button', { name: 'Save income' });
    expect(notices()).toHaveLength(1);
    await press('Cancel');
    expect(notices()).toHaveLength(1);
  });

  test('a failed load can be tried again', async () => {
    const first = await open();
    await screen.findByText(/^Verified so far/);
    await first.control('POST', '/faults', {
      method: 'GET',
      path: '**/income-records',
      kind: 'status',
      status: 503,
      times: 1,
    });
    first.unmount();
    const { press } = await first.reopen('/income/review');
    await press('Try again');
    expect(await screen.findByText(/^Verified so far/)).toBeVisible();
  });
});
