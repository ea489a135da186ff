import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { samplePdf } from '#src/testing/pageDriver.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { TWO_LIENS } from '../testing/twoLiens.ts';
import { writeLiens, writeLoan } from './journey.ts';

const open = async (application: Record<string, unknown> = {}) => {
  const at = drive(
    await renderRemote(borrower, { path: '/{uuid}', application: { ...TWO_LIENS, ...application } }),
  );
  await at.waitForStep('liens');
  return at;
};
type Page = Awaited<ReturnType<typeof open>>;
const answerOf = async (at: Page) => {
  const held = await at.control<{ answers: Record<string, unknown> }>(
    'GET',
    `/applications/${at.application.uuid}`,
  );
  return held.answers.putLiens;
};
const [mortgage, unmatched] = TWO_LIENS.recordedLiens;

describe('liens', () => {
  test('what the records say is matched with the credit report, and what is said of it goes on to offers', async () => {
    const at = await open();
    await at.expectHeading('Loans on your home');
    expect(
      screen.getByText(/^Recorded Friday, June 14, 2019, \$250,000 originally, position 1$/),
    ).toBeVisible();
    expect(
      screen.getByText('On your credit report: Fairhaven Mortgage ****4417, $200,000 owed, $1,100 a month'),
    ).toBeVisible();
    expect(screen.getByText(/^We couldn't match this/)).toBeVisible();
    expect(
      screen.getByText('Loans on your home: $200,000, which is 40.0% of $500,000', { selector: 'p' }),
    ).toBeVisible();
    await writeLiens(at);
    await at.press('Continue');
    await at.waitForStep('product/select');
    expect(await answerOf(at)).toEqual({
      liens: [
        { lienUuid: mortgage?.uuid, status: 'OPEN', details: null, note: null, documentUuids: [] },
        { lienUuid: unmatched?.uuid, status: 'PAID_OFF', details: null, note: null, documentUuids: [] },
      ],
      added: [],
      payoffAccountIds: [],
    });
  });

  test('a line of credit that nobody reports counts with its limit, until it is to be closed', async () => {
    const at = await open();
    await at.within('region', 'Fairhaven Mortgage').choose('Yes');
    const card = at.within('region', 'Larkfield Savings');
    await card.choose('Yes');
    await writeLoan(card);
    await card.fill('Credit limit', '50,000');
    expect(
      await screen.findByText('Loans on your home: $250,000, which is 50.0% of $500,000', { selector: 'p' }),
    ).toBeVisible();
    await card.tick('Close this line');
    expect(
      await screen.findByText('Loans on your home: $212,500, which is 42.5% of $500,000', { selector: 'p' }),
    ).toBeVisible();
    await card.fill('Balance today', '45,000');
    expect(await screen.findByText(/^This is more than the original balance/)).toBeVisible();
    await at.press('Continue');
    await at.waitForStep('product/select');
    expect(await answerOf(at)).toMatchObject({
      liens: [
        {},
        {
          details: {
            type: 'HELOC',
            originatedOn: '2012-03-02',
            currentBalance: 45_000,
            creditLimit: 50_000,
            closes: true,
          },
        },
      ],
    });
  });

  test('more than the home can bear leads to what would make the line fit', async () => {
    const at = await open();
    await writeLiens(at);
    await at.press("Add a loan that's not listed");
    const added = at.within('region', 'Loan 1 that is not listed');
    await writeLoan(added, 'Home equity loan');
    await added.fill('Balance today', '230,000');
    await added.fill('Original balance', '260,000');
    await at.press('Continue');
    await at.waitForStep('product/prequal-winback');
  });

  test('no loan at all', async () => {
    const at = await open({ liabilities: [], recordedLiens: [] });
    await at.choose('No, there is a loan');
    await at.press('Continue');
    expect(await screen.findByRole('link', { name: /Add the loan below$/ })).toBeVisible();
    await at.choose('Yes, I own it free and clear');
    await at.press('Continue');
    await at.waitForStep('product/select');
  });

  test('what was added after all does not count once the home is free and clear', async () => {
    const at = await open({ liabilities: [], recordedLiens: [] });
    const total = (sum: string) => screen.findByText(sum, { selector: 'p' });
    await at.choose('No, there is a loan');
    await at.press("Add a loan that's not listed");
    await writeLoan(at.within('region', 'Loan 1 that is not listed'), 'Home equity loan');
    expect(await total('Loans on your home: $12,500, which is 2.5% of $500,000')).toBeVisible();
    await at.choose('Yes, I own it free and clear');
    expect(await total('Loans on your home: $0, which is 0.0% of $500,000')).toBeVisible();
  });

  test('a loan that only the credit report has is shown, counted, and can be paid off', async () => {
    const [account] = TWO_LIENS.liabilities;
    const at = await open({ recordedLiens: [], liabilities: [{ ...account, payoffEligible: true }] });
    await at.within('region', 'Fairhaven Mortgage').expectCheckbox('Pay it off with this line');
    expect(screen.getByText(/^These loans are on your credit report/)).toBeVisible();
    expect(
      screen.getByText('On your credit report: Fairhaven Mortgage ****4417, $200,000 owed, $1,100 a month'),
    ).toBeVisible();
    expect(screen.queryByText(/^We found no loans/)).not.toBeInTheDocument();
    expect(
      screen.getByText('Loans on your home: $200,000, which is 40.0% of $500,000', { selector: 'p' }),
    ).toBeVisible();
    await at.tick('Pay it off with this line');
    expect(
      await screen.findByText('Loans on your home: $0, which is 0.0% of $500,000', { selector: 'p' }),
    ).toBeVisible();
    await at.press('Continue');
    await at.waitForStep('product/select');
    expect(await answerOf(at)).toEqual({ liens: [], added: [], payoffAccountIds: [account?.uuid] });
  });

  test('paid off is what has proof: without it a loan that the credit report shows goes on counting', async () => {
    const at = await open();
    await at.within('region', 'Fairhaven Mortgage').choose('Paid off');
    const total = (sum: string) => screen.findByText(sum, { selector: 'p' });
    expect(
      screen.getByText(
        'Your credit report still shows this loan. Without the letter it counts with $200,000.',
      ),
    ).toBeVisible();
    expect(await total('Loans on your home: $200,000, which is 40.0% of $500,000')).toBeVisible();
    await at.upload(/^Release or paid-in-full letter/, samplePdf('letter.pdf'));
    expect(await total('Loans on your home: $0, which is 0.0% of $500,000')).toBeVisible();
  });

  test('what they do not recognize goes on counting, and a person looks at it first', async () => {
    const at = await open();
    const mine = at.within('region', 'Fairhaven Mortgage');
    await mine.choose("I don't recognize it");
    expect(await mine.find('textbox', 'What do you know about it?')).toHaveAccessibleDescription(
      /on your credit report, so it counts for now/,
    );
    expect(
      screen.getByText('Loans on your home: $200,000, which is 40.0% of $500,000', { selector: 'p' }),
    ).toBeVisible();
    await at.within('region', 'Larkfield Savings').choose("I don't recognize it");
    await at.press('Continue');
    await at.find('link', 'Tell us what you know about the loan from Fairhaven Mortgage');
    await at.find('link', 'Tell us what you know about the loan from Larkfield Savings');
    await mine.fill('What do you know about it?', 'I never had it.');
    await at
      .within('region', 'Larkfield Savings')
      .fill('What do you know about it?', 'A former owner of the same name.');
    await at.press('Continue');
    await at.waitForStep('error/timeout');
    expect(
      await screen.findByText(/^Fairhaven Mortgage and Larkfield Savings: a person compares/),
    ).toBeVisible();
    await at.pass(1.1 * 24 * 60 * 60_000);
    await at.press('Check again');
    await at.waitForStep('product/select');
    expect(await answerOf(at)).toMatchObject({
      liens: [{}, { status: 'NOT_MINE', note: 'A former owner of the same name.' }],
    });
  });

  test('a loan that they would like to pay off is chosen with the offer, and can be left as it is', async () => {
    const [account] = TWO_LIENS.liabilities;
    const at = await open({
      liabilities: [
        { ...account, type: 'HELOC', monetaryBalance: 20_000, creditLimit: 60_000, payoffEligible: true },
      ],
    });
    await at.within('region', 'Fairhaven Mortgage').choose('Yes');
    expect(
      await screen.findByText('Loans on your home: $60,000, which is 12.0% of $500,000', { selector: 'p' }),
    ).toBeVisible();
    await at.tick('Pay it off with this line');
    expect(
      await screen.findByText('Loans on your home: $0, which is 0.0% of $500,000', { selector: 'p' }),
    ).toBeVisible();
    await at.within('region', 'Larkfield Savings').choose('Paid off');
    await at.press('Continue');
    await at.waitForStep('product/select');
    expect(await answerOf(at)).toMatchObject({ payoffAccountIds: [account?.uuid] });
    const debt = await at.find('checkbox', /Fairhaven Mortgage/);
    expect(debt).toBeChecked();
    expect(debt).not.toHaveAttribute('aria-disabled');
  });
});
