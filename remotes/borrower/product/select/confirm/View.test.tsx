import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openerOf } from '#src/testing/testingLibraryDriver.ts';
import { borrower } from '../../../testing/remote.ts';
import { card, offer as fixed } from '../../testing/fixtures.ts';
import { acceptTerms, confirmOffer } from './journey.ts';

const offer = { ...fixed, drawPeriod: 4 };

const selectedOffer = {
  offerUuid: '33333333-3333-4333-8333-333333333333',
  term: 15,
  type: 'FIXED',
  apr: 8.25,
  drawAmount: 50_000,
  originationFee: 0.0499,
  originationFeeAmount: 2495,
  totalAmount: 52_495,
  cashToBorrower: 50_000,
  payoffTotal: 0,
  monthlyPayment: 509.28,
  discounts: ['AUTOPAY'],
  payoffAccountIds: [] as string[],
  drawPreference: null,
  confirmedAt: null,
};

const OFFERS = { status: 'OFFER_SELECTION' };
const open = openerOf(borrower, '/{uuid}/product/select/confirm', { ...OFFERS, selectedOffer });
const openOffers = openerOf(borrower, '/{uuid}/product/select', { ...OFFERS, offers: [offer] });

const terms = () => screen.findByRole('heading', { level: 1, name: 'Confirm your offer' });
const box = () => screen.findByRole('checkbox', { name: /These are the terms I want/ });
const detailOf = (term: string) => screen.getByText(term, { selector: 'dt' }).parentElement;

/** Figures and facts on the page of the terms that the page before did not show. */
async function changesOf(application: Record<string, unknown>) {
  const at = await openOffers(application);
  await screen.findByRole('region', { name: 'Your offer' });
  const shown = document.body.textContent ?? '';
  await at.press('Continue');
  await at.waitForStep('product/select/confirm');
  await terms();
  // What others charge is asked of the server on either page.
  const values = screen
    .getAllByRole('definition')
    .filter((value) => !value.closest('details'))
    .map(({ textContent }) => textContent ?? '');
  const notes = screen
    .queryAllByText(/80% of its fair market value/)
    .map(({ textContent }) => textContent ?? '');
  expect(values.length).toBeGreaterThan(9);
  // An amount may come with its share, and what is not chosen with a word for that.
  return [...values.map((value) => value.replace(/ \(.*\)$/, '')), ...notes].filter(
    (text) => !['No', 'None'].includes(text) && !shown.includes(text),
  );
}

describe('product/select/confirm', () => {
  test.each([
    ['a term', {}],
    ['a debt', { liabilities: [{ ...card, payOff: { required: true } }] }],
    ['62 and older', { productType: 'SENIOR' }],
    ['Texas', { property: { state: 'TX' }, offers: [{ ...offer, originationFee: 0.0199 }] }],
    ['a capped fee', { ofeeMaxThreshold: 100 }],
  ])('brings no news: %s', async (_, application) => {
    expect(await changesOf(application)).toEqual(['What you have paid back, up to your line']);
  });

  test('shows the terms and goes on once they are confirmed', async () => {
    const at = await open();
    await terms();
    expect(detailOf('APR')).toHaveTextContent('8.25%');
    expect(detailOf('Origination fee')).toHaveTextContent('$2,495.00 (4.99%)');
    expect(detailOf('Total loan amount')).toHaveTextContent('$52,495.00');
    expect(detailOf('Monthly payment')).toHaveTextContent('$509.28');
    expect(detailOf('Total of payments')).toHaveTextContent('$91,670.40');
    expect(detailOf('Automatic payments')).toHaveTextContent('Yes');
    expect(detailOf('First payment')).toHaveTextContent(/About \w+day, \w+ \d+, \d{4}/);
    expect(screen.queryByRole('checkbox', { name: /pay these accounts/ })).not.toBeInTheDocument();

    await at.press('Confirm and continue');
    expect(await screen.findByRole('link', { name: /: Required$/ })).toBeVisible();
    expect(await box()).toHaveAccessibleDescription(/Required/);
    await confirmOffer(at);
    await at.waitForStep('start/contact');
  });

  test('asks for the authorization to pay off accounts', async () => {
    const account = {
      uuid: '11111111-1111-4111-8111-111111111111',
      creditor: 'Meridian Card',
      type: 'CREDIT_CARD',
      mask: '4321',
      monetaryBalance: 10_000,
      monetaryCalculatedNextPaymentMinimumAmount: 250,
      securedByHome: false,
      payoffEligible: true,
    };
    const at = await open({
      liabilities: [account],
      selectedOffer: {
        ...selectedOffer,
        payoffAccountIds: [account.uuid],
        payoffTotal: 10_000,
        drawPreference: 'PRESERVE',
      },
    });
    await terms();
    expect(detailOf('Meridian Card ****4321')).toHaveTextContent('$10,000.00');
    await confirmOffer(at);
    const authorization = screen.getByRole('checkbox', { name: /to pay these accounts directly/ });
    await waitFor(() => expect(authorization).toHaveAccessibleDescription(/Required/));
    await at.user.click(authorization);
    await at.press('Confirm and continue');
    await at.waitForStep('start/contact');
    const requests = await at.control<{ method: string; path: string; body: unknown }[]>('GET', '/requests');
    expect(requests.findLast(({ path }) => path.endsWith('/offer/confirm'))?.body).toEqual({
      confirmOffer: true,
      payoffAuthorization: true,
      shown: [
        expect.objectContaining({ type: 'OFFER', text: expect.stringContaining('APR') }),
        expect.objectContaining({ type: 'PAYOFF_AUTHORIZATION', act: 'ACCEPTED' }),
      ],
    });
  });

  test('marks what changed in words after a revision', async () => {
    await open({
      status: { checklistStatus: 'REVISED_OFFER_SELECTION' },
      previousOffer: { ...selectedOffer, apr: 7.5, monthlyPayment: 486.63 },
    });
    await terms();
    const table = within(screen.getByRole('table', { name: 'Confirm your offer' }));
    expect(table.getByRole('row', { name: /^APR/ })).toHaveTextContent('8.25% Changed7.50%');
    expect(table.getByRole('row', { name: /^Total loan amount/ })).not.toHaveTextContent('Changed');
  });

  test('goes back to the offers when they were refreshed, and says so', async () => {
    const at = await open();
    await terms();
    await at.pass(31 * 24 * 60 * 60_000);
    await confirmOffer(at);
    await at.waitForStep('product/select');
    expect(await screen.findAllByText('Your offer has been refreshed')).not.toHaveLength(0);
  });

  test('does not speak of other offers when something else stands in the way', async () => {
    const at = await open();
    await terms();
    await at.control('POST', '/faults', {
      method: 'PUT',
      path: '**/offer/confirm',
      kind: 'status',
      status: 409,
      body: { message: 'This step is not open now.' },
      times: 1,
    });
    await confirmOffer(at);
    expect(await screen.findByText('This step is not open now.')).toBeVisible();
    expect(screen.queryByText('Your offer has been refreshed')).not.toBeInTheDocument();
    expect(await box()).toBeChecked();
    await at.press('Confirm and continue');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Confirm your offer' })).toBeNull());
  });

  test('a tick is asked for again after a reload, as is said beside it', async () => {
    const at = await open();
    await acceptTerms(at);
    at.unmount();
    await at.reopen('/product/select/confirm');
    expect(await box()).not.toBeChecked();
    expect(await box()).toHaveAccessibleDescription(
      'If you leave this page, we will ask you to confirm again.',
    );
  });

  test('keeps the tick when the server fails', async () => {
    const at = await open();
    await terms();
    await at.control('POST', '/faults', {
      method: 'PUT',
      path: '**/offer/confirm',
      kind: 'status',
      status: 503,
      times: 1,
    });
    await confirmOffer(at);
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /These are the terms I want/ })).toBeChecked();
  });

  test('names the Texas limit in Texas', async () => {
    await open({ property: { state: 'TX' } });
    expect(await screen.findByText(/80% of its fair market value/)).toBeVisible();
  });

  test('goes to the offers while none is chosen', async () => {
    const { waitForStep } = await open({ selectedOffer: null });
    await waitForStep('product/select');
  });
});
