import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from '../../testing/remote.ts';
import { card, mortgage as loan, offer } from '../testing/fixtures.ts';

const mortgage = { ...loan, creditLimit: null, securedByHome: true };
const creditLine = {
  ...card,
  uuid: '44444444-4444-4444-8444-444444444444',
  creditor: 'Larkfield Savings',
  type: 'HELOC',
  monetaryBalance: 8000,
  creditLimit: 30_000,
  securedByHome: true,
  apr: null,
};

const CHARTS = {
  owed: 'What you owe over time',
  home: 'Your home and this line',
  debts: 'Paying off these debts or keeping them',
  extra: 'If you pay a little more each month',
};

async function open(more: Record<string, unknown> = {}, amount = '50,000') {
  const rendered = await renderRemote(borrower, {
    path: '/{uuid}/product/select',
    application: {
      status: { checklistStatus: 'OFFER_SELECTION' },
      adjustedHomeAmount: 500_000,
      maxCltv: 0.85,
      offers: [offer],
      liabilities: [mortgage, card],
      ...more,
    },
  });
  const { user } = rendered;
  const input = await screen.findByRole('textbox', { name: /Draw amount/ });
  await user.clear(input);
  await user.type(input, amount);
  const charts = within(await screen.findByRole('region', { name: 'Your choice in pictures' }));
  return {
    ...rendered,
    charts,
    expand: (name: string) => user.click(charts.getByText(name)),
    /** Of the chart that was unfolded last, cell by cell. */
    async table(caption: string) {
      await user.click(charts.getAllByText('Show as a table').at(-1) as HTMLElement);
      const rows = within(await charts.findByRole('table', { name: caption })).getAllByRole('row');
      return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
    },
  };
}

describe('the charts of an offer', () => {
  test('show what is owed, with the fee in it, and the interest', async () => {
    const { charts, table } = await open();
    expect(
      await charts.findByRole('img', {
        name: 'You owe $52,495.00 at the start, still $34,314.91 after 7 years and 6 months, and have paid $40,554.20 in interest when it is paid off.',
      }),
    ).toBeVisible();
    const rows = await table('What you owe and the interest you have paid, by year');
    expect(rows).toHaveLength(17);
    expect(rows.slice(0, 3)).toEqual([
      ['Year', 'You owe', 'Interest paid until then'],
      ['Start, with a fee of $2,495.00', '$52,495.00', '$0.00'],
      ['1', '$50,684.35', '$4,392.63'],
    ]);
    expect(rows.at(-1)).toEqual(['15', '$0.00', '$40,554.20']);
    expect(charts.getByText(/^These are estimates\./)).toBeVisible();
  });

  test('show the home, what is on it, and how far that may go', async () => {
    const { charts, expand, table } = await open();
    await expand(CHARTS.home);
    expect(
      await charts.findByRole('img', {
        name: 'With this line, the loans on your home come to $252,495.00, which is 50.5% of its value; they may reach $425,000.00.',
      }),
    ).toBeVisible();
    expect(charts.getByText(/^A lien is/)).toBeVisible();
    expect(await table('The value of your home, and the loans on it')).toEqual([
      ['Part', 'Amount', 'Share of the value'],
      ['Value of your home', '$500,000.00', '100.0%'],
      ['Loans on it today (liens)', '$200,000.00', '40.0%'],
      ['This line, with its fee', '$52,495.00', '10.5%'],
      ['All loans together', '$252,495.00', '50.5%'],
      ['The most that loans may reach', '$425,000.00', '85.0%'],
      ['Value without a loan on it', '$247,505.00', '49.5%'],
    ]);
  });

  test('count a credit line that stays with its limit, and not at all once it is paid off', async () => {
    const { charts, user, expand, table } = await open({ liabilities: [mortgage, creditLine] });
    await expand(CHARTS.home);
    expect(await charts.findByText(/loans on your home come to \$282,495\.00/)).toBeVisible();
    expect(charts.getByText(/^A credit line counts/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /Larkfield Savings/ }));
    // Charts follow after the controls.
    await waitFor(() => expect(charts.queryByText(/^A credit line counts/)).not.toBeInTheDocument());
    const [, , ...rows] = await table('The value of your home, and the loans on it');
    expect(rows.slice(0, 3)).toEqual([
      ['Loans on it today (liens)', '$230,000.00', '46.0%'],
      ['Paid off with this line', '$30,000.00', '6.0%'],
      ['Loans that stay (liens)', '$200,000.00', '40.0%'],
    ]);
    // Its APR is not known.
    expect(charts.queryByText(CHARTS.debts)).not.toBeInTheDocument();
  });

  test('say when paying off debts has saved more than it cost', async () => {
    const { charts, user, expand, table } = await open();
    expect(charts.queryByText(CHARTS.debts)).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /Meridian Card/ }));
    await charts.findByText(CHARTS.debts);
    await expand(CHARTS.debts);
    expect(
      await charts.findByRole('img', {
        name: 'If you pay off these debts, after 4 months you have saved more than it cost. Over 15 years it costs $2,374.14 less than keeping them.',
      }),
    ).toBeVisible();
    expect(charts.getByText(/minimum payments, \$250\.00 a month in all/)).toBeVisible();
    const rows = await table('Interest and fees until then, by year');
    expect(rows.slice(0, 3)).toEqual([
      ['Year', 'With this line', 'Keeping the debts'],
      ['Start', '$499.00', '$0.00'],
      ['1', '$1,377.55', '$2,383.84'],
    ]);
  });

  test('say plainly when that never does, and which debts are not counted', async () => {
    const cheap = { ...card, apr: 5, monetaryCalculatedNextPaymentMinimumAmount: 400 };
    const { charts, user, expand } = await open({ liabilities: [cheap, creditLine] });
    await user.click(screen.getByRole('checkbox', { name: /Meridian Card/ }));
    await user.click(screen.getByRole('checkbox', { name: /Larkfield Savings/ }));
    await charts.findByText(CHARTS.debts);
    await expand(CHARTS.debts);
    expect(
      await charts.findByRole('img', { name: /you never save more than it cost: over 15 years/ }),
    ).toBeVisible();
    expect(charts.getByText(/^Not counted, .*: Larkfield Savings\.$/)).toBeVisible();
  });

  test('show what a little more each month does', async () => {
    const { charts, user, expand, table } = await open();
    await expand(CHARTS.extra);
    expect(
      await charts.findByRole('img', {
        name: 'With $100 more each month you are done in 10 years and 11 months, which is 4 years and 1 month sooner, and pay $12,364.26 less interest.',
      }),
    ).toBeVisible();
    await user.click(charts.getByRole('radio', { name: '$0' }));
    expect(
      await charts.findByRole('img', { name: /^With nothing more .* 15 years and pay \$40,554\.20/ }),
    ).toBeVisible();
    const rows = await table('What more each month does');
    expect(rows).toEqual([
      ['More each month', 'Paid off in', 'Interest'],
      ['$0', '15 years', '$40,554.20'],
      ['$50', '12 years and 8 months', '$33,187.81'],
      ['$100', '10 years and 11 months', '$28,189.94'],
      ['$250', '7 years and 10 months', '$19,573.92'],
    ]);
  });

  test('are two for a line that is due at maturity', async () => {
    const { charts } = await open({
      productType: 'SENIOR',
      offers: [{ ...offer, term: 30, rate: 7.6 }],
    });
    expect(
      await charts.findByRole('img', {
        name: /^You pay interest only: you owe \$52,495\.00 until all of it is due on .*, and have paid \$119,689\.20 /,
      }),
    ).toBeVisible();
    expect(charts.getByText(CHARTS.home)).toBeVisible();
    expect(charts.queryByText(CHARTS.extra)).not.toBeInTheDocument();
  });

  test.each([
    ['no debts', { liabilities: [] }],
    ['a loan on crypto', { isCrypto: true }],
    ['a limit that is no share of the value', { maxCltv: 85 }],
  ])('leave out the home with %s', async (_, more) => {
    const { charts } = await open(more);
    expect(charts.getByText(CHARTS.extra)).toBeVisible();
    expect(charts.queryByText(CHARTS.home)).not.toBeInTheDocument();
  });

  test('go while the amount is not one that the offer allows', async () => {
    const { user } = await open();
    await user.clear(screen.getByRole('textbox', { name: /Draw amount/ }));
    const charts = () => screen.queryByRole('region', { name: 'Your choice in pictures' });
    await waitFor(() => expect(charts()).not.toBeInTheDocument());
    await user.type(screen.getByRole('textbox', { name: /Draw amount/ }), '60,000');
    expect(await screen.findByRole('img', { name: /^You owe \$62,994\.00 / })).toBeVisible();
  });
});
