import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { CLOSE_TEXT, CREDIT_LINE, writeLetter } from './journey.ts';

const DAY = 24 * 60 * 60_000;
const card = { creditor: 'Meridian Card', mask: '7654', amount: 7499.75, status: 'MARKED_FOR_PAYOFF' };

const open = async (application: Record<string, unknown> = {}) => {
  const at = drive(
    await renderRemote(borrower, {
      path: '/{uuid}',
      application: { status: { checklistStatus: 'PAYOFF_REQUEST_PENDING' }, ...application },
    }),
  );
  await at.waitForStep('payoff/hold');
  return at;
};
const value = (term: string) => screen.getByText(term, { selector: 'dt' }).nextSibling;

describe('payoff/hold', () => {
  test('says whom we asked, what to do meanwhile, and goes on when the amounts are there', async () => {
    const at = await open();
    await at.expectHeading("We've asked Meridian Card for a payoff amount");
    expect(value('Status')).toHaveTextContent('Waiting for the lender');
    expect(value('Amount')).toHaveTextContent('Not known yet');
    expect(value('Asked on')).toHaveTextContent(/^\w+day, /);
    expect(screen.getByText('Keep paying these loans as usual.')).toBeVisible();
    expect(screen.getByText(/we will email you/)).toHaveTextContent(at.application.email);
    await at.pass(4 * DAY);
    await at.press('Check again');
    await at.waitForStep('bank/disburse');
  });

  test('a letter of one’s own is read, and it goes on a day later', async () => {
    const at = await open();
    await writeLetter(at);
    await at.press('Send my letter');
    expect(await screen.findByText('We are looking at your letter')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send my letter' })).not.toBeInTheDocument();
    const receipt = await screen.findByText(
      /^You sent us your letter for Meridian Card \*\*\*\*7654 on \w+day, \w+ \d+, \d{4}\.$/,
    );
    await waitFor(() => expect(document.activeElement).toContainElement(receipt));
    await at.expectHeading('Payoff amounts');
    const { answers } = await at.control<{ answers: Record<string, unknown> }>(
      'GET',
      `/applications/${at.application.uuid}`,
    );
    expect(answers.postPayoffLetter).toEqual({
      creditor: 'Meridian Card',
      mask: '7654',
      amount: 7512.4,
      goodThrough: '2099-04-30',
      perDiem: null,
      documentUuids: [expect.any(String)],
    });
    await at.pass(1.1 * DAY);
    await at.press('Check again');
    await at.waitForStep('bank/disburse');
  });

  test('a letter that is no longer good for ten days is refused', async () => {
    const at = await open();
    await writeLetter(at);
    await at.fill('Year', '2020');
    await at.press('Send my letter');
    expect(
      await screen.findByRole('link', { name: /: The letter must be good for 10 more days at least\./ }),
    ).toBeVisible();
  });

  test('after one of two letters the other loan is still asked about', async () => {
    const asked = { ...card, status: 'REQUESTED', requestedAt: '2026-11-20T18:00:00Z' };
    const at = await open({ hold: true, payoffs: [asked, { ...asked, creditor: 'Copperleaf Rewards' }] });
    await at.choose(/^Copperleaf Rewards/);
    await writeLetter(at);
    await at.press('Send my letter');
    const receipt = await screen.findByText(/^You sent us your letter for Copperleaf Rewards/);
    await waitFor(() => expect(document.activeElement).toContainElement(receipt));
    await at.expectHeading("We've asked Meridian Card for a payoff amount");
    await at.expectButton('Send my letter');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('interest is no word and not less than nothing; it may be left out', async () => {
    const at = await open();
    const INVALID = 'Enter an amount of 0 or more, or leave it empty';
    await writeLetter(at);
    const interest = 'Interest for each day after that (optional)';
    for (const typed of ['four', '-4.37']) {
      await at.fill(interest, typed);
      await at.press('Send my letter');
      expect(await screen.findByRole('link', { name: new RegExp(`${INVALID}$`) })).toBeVisible();
      await at.fill(interest, '4.37');
      await waitFor(() => expect(screen.queryByText(new RegExp(`${INVALID}$`))).not.toBeInTheDocument());
    }
    await at.press('Send my letter');
    await screen.findByText(/^You sent us your letter/);
    const { answers } = await at.control<{ answers: Record<string, unknown> }>(
      'GET',
      `/applications/${at.application.uuid}`,
    );
    expect(answers.postPayoffLetter).toMatchObject({ perDiem: 4.37 });
  });

  test.each([
    ['none', [], 'Payoff amounts'],
    [
      'one that is known and one that is asked for',
      [{ ...card, creditor: 'Larkfield', status: 'RECEIVED', goodThrough: '2026-12-30' }, card],
      "We've asked Meridian Card for a payoff amount",
    ],
    [
      'two that are asked for and one whose letter is read',
      [
        { ...card, creditor: 'Larkfield', letterAt: '2026-11-20T10:00:00Z' },
        card,
        { ...card, creditor: 'Copperleaf Rewards' },
      ],
      "We've asked 2 lenders for payoff amounts",
    ],
  ])('the heading counts lenders that are still asked: %s', async (_, payoffs, heading) => {
    const at = await open({ hold: true, payoffs });
    await at.expectHeading(heading);
  });

  test('an amount that is known is shown with its day', async () => {
    await open({
      hold: true,
      payoffs: [{ ...card, status: 'RECEIVED', amount: 7512.4, goodThrough: '2026-12-30', perDiem: 4.37 }],
    });
    expect(await screen.findByText('Amount received')).toBeVisible();
    expect(value('Amount')).toHaveTextContent('$7,512.40');
    expect(value('Good through')).toHaveTextContent('Wednesday, December 30, 2026');
    expect(value('For each day after that')).toHaveTextContent('$4.37');
    expect(screen.queryByRole('heading', { name: 'I already have a payoff letter' })).not.toBeInTheDocument();
  });

  test('the closing of a credit line is signed, kept with the words, and said with its day', async () => {
    const at = await open(CREDIT_LINE);
    const box = await screen.findByRole('checkbox', { name: CLOSE_TEXT });
    await at.press('Agree and sign');
    const problem = await screen.findByRole('link', { name: /^I want my credit line .+: Required$/ });
    expect(problem).toBeVisible();
    expect(box).toHaveAccessibleDescription(/Required/);
    await at.tick(CLOSE_TEXT);
    await at.press('Agree and sign');
    const receipt = await screen.findByText(
      /^You signed the letter to close Bluestem Home Equity \*\*\*\*2208 on \w+day, \w+ \d+, \d{4}\.$/,
    );
    await waitFor(() => expect(document.activeElement).toContainElement(receipt));
    expect(screen.queryByRole('checkbox', { name: CLOSE_TEXT })).not.toBeInTheDocument();
    await at.expectButton('Send my letter');

    const { uuid } = at.application;
    const held = await at.control<{
      answers: Record<string, unknown>;
      payoffs: { closeLineAt?: string }[];
    }>('GET', `/applications/${uuid}`);
    const lines = [{ creditor: 'Bluestem Home Equity', mask: '2208' }];
    expect(held.answers.postCloseLine).toEqual({ lines, agreed: true });
    expect(held.payoffs).toMatchObject([{ closeLineAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }]);
    const { entries } = await at.control<{ entries: object[] }>('GET', `/applications/${uuid}/evidence`);
    expect(entries).toContainEqual(
      expect.objectContaining({
        type: 'CLOSE_LINE',
        act: 'ACCEPTED',
        screen: 'payoff/hold',
        text: expect.stringMatching(CLOSE_TEXT),
      }),
    );
  });

  test('the amounts come, and the application goes on once the line is signed for', async () => {
    const asked = CREDIT_LINE.payoffs.map((line) => ({ ...line, requestedAt: null }));
    const at = await open({ ...CREDIT_LINE, payoffs: asked, hold: false });
    await at.expectHeading("We've asked Bluestem Home Equity for a payoff amount");
    await at.pass(4 * DAY);
    await at.press('Check again');
    await at.expectHeading('We have your payoff amounts');
    expect(value('Status')).toHaveTextContent('Amount received');
    expect(value('Good through')).toHaveTextContent(/^\w+day, /);
    expect(value('For each day after that')).toHaveTextContent(/^\$\d+\.\d\d$/);
    expect(screen.getByText(/^One thing is left: sign that your credit line is to be closed/)).toBeVisible();
    expect(screen.queryByText(/you can close this page/i)).not.toBeInTheDocument();
    expect(await at.control('GET', '/outbox')).toContainEqual(
      expect.objectContaining({ to: at.application.email, subject: 'Your signature is needed' }),
    );
    await at.tick(CLOSE_TEXT);
    await at.press('Agree and sign');
    await at.waitForStep('bank/disburse');
  });

  test('a line that comes later is signed for by itself; other loans are not asked about', async () => {
    const line = { type: 'HELOC', securedByHome: true };
    const [signed] = CREDIT_LINE.payoffs;
    await open({
      ...CREDIT_LINE,
      liabilities: [...CREDIT_LINE.liabilities, { ...line, creditor: 'Larkfield Savings', mask: '9031' }],
      payoffs: [
        { ...signed, closeLineAt: '2026-11-21T18:00:00Z' },
        { ...signed, creditor: 'Larkfield Savings', mask: '9031' },
        card,
      ],
    });
    expect(await screen.findByText(/^You signed the letter/)).toHaveTextContent(
      /Saturday, November 21, 2026/,
    );
    expect(screen.getByRole('heading', { name: 'Close your credit lines' })).toBeVisible();
    const ticks = screen.getAllByRole('checkbox');
    expect(ticks).toEqual([
      screen.getByRole('checkbox', { name: /^I want my credit line Larkfield Savings \*\*\*\*9031 closed/ }),
    ]);
  });

  test('without a credit line there is nothing to close', async () => {
    await open();
    await screen.findByRole('heading', { name: 'I already have a payoff letter' });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
