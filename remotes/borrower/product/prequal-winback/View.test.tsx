import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { writeEstimate } from '../../bpo/estimate-value/journey.ts';
import { writeOrder } from '../../bpo/order-bpo/journey.ts';
import { OVER_LIMIT } from './journey.ts';

const DAY = 24 * 60 * 60_000;

const open = async (application: Record<string, unknown> = {}) => {
  const at = drive(
    await renderRemote(borrower, { path: '/{uuid}', application: { ...OVER_LIMIT, ...application } }),
  );
  await at.waitForStep('product/prequal-winback');
  return at;
};
const held = async (at: Awaited<ReturnType<typeof open>>) =>
  at.control<{
    answers: Record<string, unknown>;
    offers: { maxDraw: number }[];
    winback: { estimateAllowed: boolean };
  }>('GET', `/applications/${at.application.uuid}`);

describe('product/prequal-winback', () => {
  test('while it is not known what would help: how long, that one may leave, and how one hears', async () => {
    const at = await open();
    at.unmount();
    await at.control('PATCH', `/applications/${at.application.uuid}`, { winback: null });
    await at.reopen();
    expect(
      await screen.findByText(/usually within 1 business day\. You can close this page; /),
    ).toHaveTextContent(`we will email you at ${at.application.email}.`);
    await at.expectButton('Check again');
  });

  test('why, in numbers; and a loan that is paid off makes the line fit', async () => {
    const at = await open();
    expect(
      await screen.findByText(
        'Your home: $400,000. Loans on it today: $240,000. With the $120,000 you asked for, the total would be 90.0% of its value. Our limit is 85.0%.',
      ),
    ).toBeVisible();
    await at.choose('Pay off one or more loans with this line');
    await at.tick('Bluestem Home Equity');
    expect(
      await screen.findByText('All loans together: 80.0% of the value of your home - meets our limit'),
    ).toBeVisible();
    expect(screen.getByText('Position of our line among the loans on your home: 2')).toBeVisible();
    await at.press('Continue');
    await at.waitForStep('product/select');
    const { answers } = await held(at);
    expect(answers.putRequalify).toEqual({
      choice: 'PAY_OFF',
      payoffAccountIds: [OVER_LIMIT.liabilities[1]?.uuid],
      amount: null,
    });
    const debt = await screen.findByRole('checkbox', { name: /Bluestem Home Equity/ });
    expect(debt).toBeChecked();
    expect(debt).toHaveAttribute('aria-disabled', 'true');
  });

  test('a loan that is too small to help is not sent', async () => {
    const [mortgage, line] = OVER_LIMIT.liabilities;
    const at = await open({
      liabilities: [mortgage, { ...line, monetaryBalance: 5_000, creditLimit: 10_000 }],
      adjustedHomeAmount: 340_000,
    });
    await at.choose('Pay off one or more loans with this line');
    await at.tick('Bluestem Home Equity');
    expect(
      await screen.findByText(
        /^All loans together: 94\.1% of the value of your home - still above our limit of 85\.0%$/,
      ),
    ).toBeVisible();
    await at.press('Continue');
    expect(await screen.findByRole('link', { name: /still above our limit/ })).toBeVisible();
  });

  test('who borrows less is offered no more than fits', async () => {
    const at = await open();
    await at.choose('Borrow less');
    expect(screen.getByText('Up to $100,000')).toBeVisible();
    await at.fill('Amount of the line', '60,000');
    await at.press('Continue');
    await at.waitForStep('product/select');
    const { offers } = await held(at);
    expect(offers.length).toBeGreaterThan(0);
    expect(Math.max(...offers.map(({ maxDraw }) => maxDraw))).toBeLessThanOrEqual(60_000);
  });

  test('a position that is too late is no matter of the amount', async () => {
    const at = await open({ winback: { ...OVER_LIMIT.winback, maxPosition: 2 } });
    expect(
      await screen.findByText(/^Our line must be in position 2 or better.* in position 3\.$/),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Borrow less' })).toBeDisabled();
    expect(screen.getByText('Borrowing less does not change the position of our line.')).toBeVisible();
    await at.choose('Pay off one or more loans with this line');
    expect(screen.getByText('Improves the position of our line')).toBeVisible();
    await at.tick('Bluestem Home Equity');
    await at.press('Continue');
    await at.waitForStep('product/select');
  });

  test('a position that is no matter is not spoken of', async () => {
    const at = await open();
    await at.choose('Pay off one or more loans with this line');
    expect(screen.getByText('Lowers the loans on your home')).toBeVisible();
    expect(screen.queryByText('Improves the position of our line')).not.toBeInTheDocument();
  });

  test('where the server names no least line, none is made up', async () => {
    const at = await open({ winback: { ...OVER_LIMIT.winback, minAmount: null } });
    await at.choose('Borrow less');
    await at.fill('Amount of the line', '0');
    await at.press('Continue');
    expect(await screen.findByRole('link', { name: 'Enter an amount up to $100,000' })).toBeVisible();
    await at.fill('Amount of the line', '5,000');
    await waitFor(() => expect(screen.queryByText('Enter an amount up to $100,000')).not.toBeInTheDocument());
  });

  test('a value that looks wrong leads to an estimate and a valuation, once', async () => {
    const at = await open();
    await at.choose('The home value looks wrong');
    await at.press('Say what it is worth');
    await at.waitForStep('bpo/estimate-value');
    expect(await screen.findByText(/^We have \$400,000 for /)).toBeVisible();
    await writeEstimate(at, '480,000');
    await at.press('Continue');
    await at.waitForStep('bpo/order-bpo');
    expect((await held(at)).winback.estimateAllowed).toBe(false);
    await writeOrder(at);
    await at.press('Order valuation');
    await at.waitForStep('bpo/hold');
    await at.control('POST', `/applications/${at.application.uuid}/valuation`, { value: 470_000 });
    await at.pass(3 * DAY);
    await at.press('Check again');
    await at.waitForStep('product/select');
  });

  test('a crypto-backed loan rests on no value of a home', async () => {
    await open({ isCrypto: true });
    await screen.findByRole('radio', { name: 'Borrow less' });
    expect(screen.queryByRole('radio', { name: 'The home value looks wrong' })).not.toBeInTheDocument();
  });

  test('who does not want to continue withdraws, after being asked', async () => {
    const at = await open();
    await at.choose('I do not want to continue');
    await at.press('Withdraw');
    await at.within('dialog', 'Withdraw your application?').press('Keep my application');
    expect(at.left).toEqual([]);
    await at.press('Withdraw');
    await at.within('dialog', 'Withdraw your application?').press('Withdraw my application');
    await waitFor(() => expect(at.left.at(-1)).toMatch(/\/dashboard$/));
  });

  test.each([
    ['The home value looks wrong', 'Say what it is worth'],
    ['I do not want to continue', 'Withdraw'],
  ])('%s: the button says so after a reload, and the choice is kept', async (choice, button) => {
    const first = await open();
    await first.choose(choice);
    first.unmount();
    const { sandbox, application } = first;
    const { uuid, jwt } = application;
    const path = `/${uuid}/product/prequal-winback`;
    const second = drive(await renderRemote(borrower, { path, sandbox, jwt }));
    expect(await second.find('radio', choice)).toBeChecked();
    expect(await second.count('Continue')).toBe(0);
    await second.press(button);
    second.unmount();
    const third = drive(await renderRemote(borrower, { path, sandbox, jwt }));
    expect(await third.find('radio', choice)).toBeChecked();
    expect(await third.count(button)).toBe(1);
  });

  test('while nothing is known of what stands in the way, one can look again', async () => {
    const at = await open({ maxCltv: null, adjustedHomeAmount: null, winback: null, hold: true });
    await at.readText(/^The loans on your home stand in the way/);
    await at.press('Check again');
    expect(await screen.findByText('Nothing new yet.')).toBeInTheDocument();
  });
});
