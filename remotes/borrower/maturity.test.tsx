import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from './testing/remote.ts';

const NOW = new Date('2026-11-22T18:00:00Z');
const CHOSEN = {
  drawAmount: 50_000,
  originationFee: 0.0499,
  originationFeeAmount: 2495,
  totalAmount: 52_495,
};
const TERMS = {
  term: 15,
  type: 'FIXED',
  apr: 7.6,
  monthlyPayment: 332.47,
  payoffTotal: 0,
  cashToBorrower: 50_000,
};

const open = (path: string, checklistStatus: string, productType: string) =>
  renderRemote(borrower, {
    path: `/{uuid}/${path}`,
    now: NOW,
    application: {
      productType,
      term: 15,
      selectedOffer: { offerUuid: 'a', discounts: [], payoffAccountIds: [], ...TERMS, ...CHOSEN },
      dates: { noteSigned: '2026-11-22T18:00:00.000Z' },
      status: { checklistStatus },
      hold: true,
    },
  });

/** Wherever the payments are shown: on the page, and in the details of the offer beside it. */
const PAGES = [
  ['product/select/confirm', 'OFFER_SELECTION', true],
  ['signing/intro', 'FINAL_OFFER', true],
  ['start/app-summary', 'APP_SUBMISSION', true],
  ['bank/autopay', 'AUTOPAY_ACCOUNT', false],
  ['complete', 'RESCISSION', false],
] as const;

test.each(PAGES)('%s under %s: interest-only payments leave the principal', async (path, status, total) => {
  const app = await open(path, status, 'SENIOR');
  await app.waitForStep(path);
  if (path === 'start/app-summary')
    await app.user.click(await screen.findByRole('heading', { name: 'Your selected offer' }));
  const rows = await screen.findAllByText('Due at maturity 11/22/2041');
  expect(rows.length).toBeGreaterThanOrEqual(path === 'product/select/confirm' ? 1 : 2);
  for (const row of rows) {
    const line = row.closest('tr') ?? (row.parentElement as HTMLElement);
    expect(within(line).getByText('$52,495.00')).toBeVisible();
  }
  if (total) expect(screen.getByText('$112,339.60')).toBeVisible();
});

test.each(PAGES)(
  '%s under %s: payments that pay the line off leave nothing',
  async (path, status, _total) => {
    const app = await open(path, status, 'HELOC');
    await app.waitForStep(path);
    expect((await screen.findAllByText('Monthly payment')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Due at maturity/)).not.toBeInTheDocument();
  },
);

test('and before an offer is chosen, in the summary of the choice', async () => {
  const app = await renderRemote(borrower, {
    path: '/{uuid}/product/select',
    now: NOW,
    application: { productType: 'SENIOR', status: { checklistStatus: 'OFFER_SELECTION' }, hold: true },
  });
  await app.waitForStep('product/select');
  expect(await screen.findByText(/^Due at maturity 11\/22\/20\d\d$/)).toBeVisible();
});
