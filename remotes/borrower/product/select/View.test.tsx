import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openerOf } from '#src/testing/testingLibraryDriver.ts';
import { borrower } from '../../testing/remote.ts';
import { card, offer as fixed, mortgage as loan } from '../testing/fixtures.ts';
import { draw, writeDraw } from './journey.ts';

const mortgage = { ...loan, ineligibleReason: 'Balance above limit' };
const offer = {
  ...fixed,
  discountList: [{ discount: { type: 'AUTOPAY' }, rateWithDiscount: 8.25 }],
};
const short = { ...offer, uuid: '44444444-4444-4444-8444-444444444444', term: 5, maxDraw: 40_000, rate: 7.9 };
/** Of an offer in place of the first one. */
const OTHER = { uuid: '66666666-6666-4666-8666-666666666666', maxDraw: 110_000 };

const open = openerOf(borrower, '/{uuid}/product/select', {
  status: { checklistStatus: 'OFFER_SELECTION' },
  offers: [offer],
  liabilities: [mortgage, card],
});

const amount = () => screen.findByRole('textbox', { name: /Draw amount/ });
const summary = () => within(screen.getByRole('region', { name: 'Your offer' }));

/** What a change has moved besides: in the bar and beside the summary, of which a browser shows one. */
const expectVisibleText = (text: string) => expect(screen.getAllByText(text)[0]).toBeVisible();

/** The text of the summary's live region after its delay. */
const spoken = (words: string | RegExp) =>
  waitFor(
    () => {
      const regions = summary().getAllByRole('status');
      expect(regions.some(({ textContent }) => matches(textContent, words))).toBe(true);
    },
    { timeout: 3000 },
  );
const matches = (text: string | null, words: string | RegExp) =>
  typeof words === 'string' ? text === words : words.test(text ?? '');

/** The draft of the page on the server, once it is as it should be. */
const savedDraft = async (
  { control, application }: Pick<Awaited<ReturnType<typeof open>>, 'control' | 'application'>,
  isSaved: (values: Record<string, unknown>) => boolean,
) =>
  waitFor(async () => {
    const requests = await control<
      { method: string; path: string; body: { values?: Record<string, unknown> } }[]
    >('GET', '/requests');
    const last = requests.findLast(
      ({ method, path }) => method === 'PUT' && path.includes(`${application.uuid}/drafts/`),
    );
    expect(isSaved(last?.body.values ?? {})).toBe(true);
  });

describe('product/select', () => {
  test('shows the figures of the worked example and all that must be said', async () => {
    const at = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Choose your offer' })).toBeVisible();
    expect(screen.getByText(/^Good news, .+\. You pre-qualify for up to \$120,000\.$/)).toBeVisible();
    await writeDraw(at, '50,000');
    const panel = summary();
    expect(await panel.findByText('$2,495.00')).toBeVisible();
    expect(panel.getByText('8.50%')).toBeVisible();
    expect(panel.getByText('Origination fee (4.99%)')).toBeVisible();
    expect(panel.getByText('$52,495.00')).toBeVisible();
    expect(panel.getByText('$516.94 a month')).toBeVisible();
    expect(panel.getByText('APR does not include costs other than interest.')).toBeVisible();
    expect(panel.getByText(/You could lose your home/)).toBeVisible();
    expect(panel.getByText(/Consult a tax advisor/)).toBeVisible();
    expect(panel.getByText(/^Offer valid until \w+day, \w+ \d+, \d{4}$/)).toBeVisible();
    const detailOf = (term: string) => panel.getByText(term, { selector: 'dt' }).parentElement;
    expect(detailOf('Total of payments')).toHaveTextContent('$93,049.20');
    expect(detailOf('Term')).toHaveTextContent('15 years, Fixed');
    expect(detailOf('First payment')).toHaveTextContent(/About \w+day, \w+ \d+, \d{4}/);
    expect(screen.getByText('You must draw the full amount when the line opens.')).toBeVisible();
    expect(screen.getByText(/Saves \$7\.66\/month/)).toBeVisible();

    const autopay = screen.getByRole('checkbox', { name: /Automatic payments/ });
    expect(autopay).not.toBeChecked();
    await at.user.click(autopay);
    expect(await panel.findByText('8.25%')).toBeVisible();
    expect(panel.getByText('$509.28 a month')).toBeVisible();
    // The live region speaks once the change has come to rest.
    await waitFor(
      () =>
        expect(screen.getByText('8.25% APR, $509.28 a month, $50,000.00 cash to you')).toBeInTheDocument(),
      {
        timeout: 3000,
      },
    );
    expect(screen.queryByRole('button', { name: /You may qualify for up to/ })).not.toBeInTheDocument();
  });

  test('starts modestly, and says why: with the debts that cost more', async () => {
    await open({ offers: [offer, short] });
    expect(await amount()).toHaveValue('15,000');
    expect(screen.getByRole('radio', { name: '15 years' })).toBeChecked();
    expect(
      screen.getByText(/^We start with \$15,000: it could pay off the debt that costs you more/),
    ).toBeVisible();
    expect(
      screen.getByText(
        'That is with 15 years, a fixed rate and a one-time setup fee (origination fee) of 4.99%.',
      ),
    ).toBeVisible();
  });

  test('starts in the middle where there is nothing to pay off', async () => {
    const at = await open({ liabilities: [mortgage] });
    expect(await amount()).toHaveValue('68,000');
    expect(
      screen.getByText(/^We start with \$68,000, the middle of what the offer chosen here/),
    ).toBeVisible();
    expect(screen.getByText(/There is no debt on your credit report/)).toBeVisible();
    await writeDraw(at, '50000');
    await waitFor(() => expect(screen.queryByText(/^We start with/)).not.toBeInTheDocument());
  });

  test('says what a term comes to, and what each fee costs over the years one stays', async () => {
    const free = { ...offer, uuid: '55555555-5555-4555-8555-555555555555', originationFee: 0, rate: 9.5 };
    const at = await open({ offers: [offer, free] });
    await writeDraw(at, '50,000');
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: '15 years' })).toHaveAccessibleDescription(
        // What stands out is an element of its own, and jsdom's descriptions have a space after one.
        /^\$93,980 in all, 9\.50% APR ?, \$522\.11 a month \$43,980 of it interest$/,
      ),
    );
    const fee = screen.getByRole('radio', { name: '4.99% fee' });
    const none = screen.getByRole('radio', { name: '0% fee' });
    expect(fee).toHaveAccessibleDescription(/^\$[\d,]+ with interest, \$2,495\.00, 8\.50% APR$/);
    const isBefore = (a: Element, b: Element) =>
      Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
    // The badge stands with the first of the two.
    const inOrder = (first: Element, second: Element) =>
      isBefore(first, screen.getByText('Costs least')) && isBefore(screen.getByText('Costs least'), second);
    expect(inOrder(none, fee)).toBe(true);
    expect(none).toBeChecked();
    await at.select(/How long do you plan/, '15 years');
    expect(inOrder(fee, none)).toBe(true);
    // The order is not a choice.
    expect(none).toBeChecked();
    await writeDraw(at, '');
    expect(isBefore(fee, none)).toBe(true);
  });

  test('says how much less one could pay, and folds the debts that it cannot pay off', async () => {
    const at = await open();
    await writeDraw(at, '50000');
    expect(screen.queryByText(/less a month/)).not.toBeInTheDocument();
    const box = screen.getByRole('checkbox', { name: 'Pay off Meridian Card' });
    expect(box).toHaveAccessibleDescription(
      'Credit card ending in 4321, $10,000.00 owed, 24.50% APR, at least $250.00 a month',
    );
    await at.user.click(box);
    // $250.00 less $103.39 for $10,499.00 over 15 years at 8.5 %; $620.33 for all of the line.
    expect(
      await screen.findByText(
        'For these debts you could pay $147 less a month. With $50,000.00 in cash the whole line takes $620.33 a month, $370 more than the debts take now.',
      ),
    ).toBeVisible();
    await at.choose(/Take the payoffs out of my draw/);
    await writeDraw(at, '15000');
    expect(await screen.findByText('You could pay $95 less a month.')).toBeVisible();
    const others = screen.getByText('1 debt that this line cannot pay off');
    expect(screen.getByText('Cannot be paid off: Balance above limit')).not.toBeVisible();
    await at.user.click(others);
    expect(screen.getByText('Cannot be paid off: Balance above limit')).toBeVisible();
    expect(
      screen.getByText(
        /^Mortgage ending in 4321, \$200,000\.00 owed, 24\.50% APR, at least \$250\.00 a month$/,
      ),
    ).toBeVisible();
  });

  test('keeps slider and input in step', async () => {
    const at = await open();
    await writeDraw(at, '50000');
    const slider = screen.getByRole('slider', { name: /Draw amount/ });
    expect(slider).toHaveAttribute('aria-valuetext', '$50,000');
    act(() => slider.focus());
    await at.user.keyboard('{ArrowRight}{PageUp}');
    expect(await amount()).toHaveValue('51,100');
    await at.user.keyboard('{End}');
    expect(await amount()).toHaveValue('120,000');
  });

  test('moves the bounds with the payoff preference', async () => {
    const at = await open();
    await writeDraw(at, '50000');
    await at.tick(/Pay off Meridian Card/);
    const slider = screen.getByRole('slider');
    expect(screen.getByRole('radio', { name: /Keep my cash amount/ })).toBeChecked();
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['5000', '110000']);
    expect(screen.getByText('Selected: $10,000.00')).toBeVisible();
    expect(summary().getByText('$60,000.00')).toBeVisible();

    await at.choose(/Take the payoffs out of my draw/);
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['15000', '120000']);
    expect(summary().getByText('$40,000.00')).toBeVisible();

    await at.choose(/Borrow the maximum available/);
    expect(await amount()).toHaveValue('120,000');
    expect(summary().getByText('$110,000.00')).toBeVisible();
    expectVisibleText('We set your draw to the most there is, $120,000.');
    expect(
      screen.getByText('You had $50,000. It comes back when your other choices allow it.'),
    ).toBeVisible();
    const preserve = screen.getByRole('radio', { name: /Keep my cash amount/ });
    await at.user.click(preserve);
    expect(await amount()).toHaveValue('50,000');
    expectVisibleText('Your draw amount is $50,000 again.');

    await writeDraw(at, '115000');
    await waitFor(() => expect(preserve).toBeDisabled());
    expect(preserve).toHaveAccessibleDescription(
      'Payoffs plus your cash would be more than your maximum of $120,000.',
    );
    expect(screen.getByText(/Cannot be paid off: Balance above limit/)).toBeInTheDocument();
  });

  test('an amount that is typed over the maximum is all that is borrowed, which is said there', async () => {
    const at = await open();
    const { waitForStep } = at;
    const radio = (name: RegExp) => screen.getByRole('radio', { name });
    // Key by key: its first digits alone would leave room for the payoffs on top.
    const type = async (text: string) => {
      await at.user.clear(await amount());
      await at.user.type(await amount(), text);
    };
    await at.tick(/Pay off Meridian Card/);
    await at.choose(/Borrow the maximum available/);
    await type('118000');
    expect(radio(/Take the payoffs out of my draw/)).toBeChecked();
    await waitFor(() => expect(radio(/Keep my cash amount/)).toBeDisabled());
    expect(screen.getByText('The payoffs now come out of your draw amount.')).toBeVisible();
    expect(summary().getByText('$118,000.00')).toBeVisible();
    await type('120000');
    expect(radio(/Borrow the maximum available/)).toBeChecked();

    await at.choose(/Take the payoffs out of my draw/);
    await type('50000');
    expect(radio(/Take the payoffs out of my draw/)).toBeChecked();

    await at.choose(/Borrow the maximum available/);
    await type('118000');
    await at.press('Continue');
    await waitForStep('product/select/confirm');
  });

  test('keeps the draw on another term where it fits and says when it had to move it', async () => {
    const at = await open({ offers: [offer, short] });
    await at.choose('15 years');
    await writeDraw(at, '90000');
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: '5 years' })).toHaveAccessibleDescription(/up to \$40,000/),
    );
    await at.choose('5 years');
    expect(await amount()).toHaveValue('40,000');
    expectVisibleText('With 5 years the most is $40,000. We set your draw to that.');
    await spoken(/^With 5 years the most is \$40,000\. .* 7\.90% APR, /);
    await at.choose('15 years');
    expect(await amount()).toHaveValue('90,000');
    expectVisibleText('Your draw amount is $90,000 again.');
    await writeDraw(at, '30000');
    await waitFor(() => expect(screen.queryByText(/90,000/)).not.toBeInTheDocument());
  });

  test('says what a term moves besides the amount, and brings it back', async () => {
    const free = { ...offer, uuid: '55555555-5555-4555-8555-555555555555', originationFee: 0, rate: 9.5 };
    const at = await open({ offers: [offer, free, { ...short, discountList: [] }] });
    await writeDraw(at, '20000');
    await at.choose('0% fee');
    await at.tick(/Automatic payments/);
    await at.choose('5 years');
    expectVisibleText(
      'The origination fee is now 4.99%. You do not get this discount here: Automatic payments.',
    );
    await spoken(/^The origination fee is now 4\.99%\./);
    await at.choose('15 years');
    expect(screen.getByRole('radio', { name: '0% fee' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Automatic payments/ })).toBeChecked();
    expectVisibleText('The origination fee is 0% again. You get this discount again: Automatic payments.');
    await at.changeWords({ 'product/select': { feeBack: 'You pay {percent} to begin with again.' } });
    expectVisibleText('You pay 0% to begin with again. You get this discount again: Automatic payments.');
  });

  test('leaves a cleared amount empty, whatever is chosen and after a reload', async () => {
    const at = await open({ offers: [offer, short] });
    const { unmount } = at;
    await writeDraw(at, '');
    await at.choose('5 years');
    expect(await amount()).toHaveValue('');
    await savedDraft(at, ({ term, draw }) => term === '5' && !draw);
    unmount();
    await at.reopen('/product/select');
    expect(await amount()).toHaveValue('');
    expect(screen.getByRole('radio', { name: '5 years' })).toBeChecked();
  });

  test('keeps how long one plans to stay, and what may come back, over a reload', async () => {
    const free = { ...offer, uuid: '55555555-5555-4555-8555-555555555555', originationFee: 0, rate: 9.5 };
    const at = await open({ offers: [offer, free, short] });
    const { unmount } = at;
    await writeDraw(at, '90000');
    await at.select(/How long do you plan/, '10 years');
    await at.choose('5 years');
    await savedDraft(at, ({ draw, stay }) => draw === '40000' && stay === '10');
    unmount();
    const again = await at.reopen('/product/select');
    expect(await amount()).toHaveValue('40,000');
    await again.choose('15 years');
    expect(await amount()).toHaveValue('90,000');
    expect(screen.getByRole('combobox', { name: /How long do you plan/ })).toHaveDisplayValue('10 years');
  });

  test('takes the debts out of the amount that it started with for them', async () => {
    const at = await open();
    await at.tick(/Pay off Meridian Card/);
    expect(screen.getByRole('radio', { name: /Take the payoffs out of my draw/ })).toBeChecked();
    expect(await amount()).toHaveValue('15,000');
    expect(screen.getByText(/^We start with \$15,000/)).toBeVisible();
    expect(summary().getByText('$5,000.00')).toBeVisible();
    await at.choose(/Keep my cash amount/);
    expect(screen.queryByText(/^We start with/)).not.toBeInTheDocument();
  });

  test('says at once that the debts exceed the offer, and leads to them', async () => {
    const big = { ...card, uuid: '77777777-7777-4777-8777-777777777777', monetaryBalance: 115_000 };
    const at = await open({ liabilities: [card, { ...big, creditor: 'Larkfield Auto' }] });
    const words = 'The debts you chose come to $125,000, more than your maximum of $120,000. Choose fewer.';
    await at.tick(/Pay off Meridian Card/);
    await at.tick(/Pay off Larkfield Auto/);
    const debts = within(screen.getByRole('region', { name: 'Pay off other debts' }));
    expect(debts.getByText(words)).toBeVisible();
    expect(summary().getByText(words)).toBeVisible();
    expect(summary().queryByText('Total loan amount')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /Keep my cash amount/ })).not.toBeInTheDocument();
    await spoken(words);
    await at.press('Continue');
    await at.user.click(await screen.findByRole('link', { name: (link) => link.endsWith(words) }));
    const box = screen.getByRole('checkbox', { name: /Pay off Meridian Card/ });
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription(expect.stringContaining(words));
    await at.user.click(screen.getByRole('checkbox', { name: /Pay off Larkfield Auto/ }));
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
  });

  test('says under which fee the highest amount can be had where there is one term', async () => {
    const free = {
      ...offer,
      uuid: '55555555-5555-4555-8555-555555555555',
      originationFee: 0,
      maxDraw: 126_000,
    };
    await open({ offers: [offer, free], productType: 'SENIOR' });
    expect(await screen.findByText(/You pre-qualify for up to \$126,000\.$/)).toBeVisible();
    expect(screen.getByText('That is with a one-time setup fee (origination fee) of 0%.')).toBeVisible();
  });

  test('says what is left of a fee that is capped', async () => {
    const at = await open({ ofeeMaxThreshold: 2000 });
    await writeDraw(at, '50000');
    const row = (await summary().findByText('Origination fee (4.99%, at most $2,000)')).closest('dl > div');
    expect(row).toHaveTextContent('$2,000.00');
  });

  test.each([
    [
      { CREDIT_UNION: { terms: '/membership', deposit: '5' } },
      'You need to be or become a member. That takes a deposit of $5.',
      '/membership',
    ],
    [{}, 'You need to be or become a member. A deposit may be needed.', undefined],
  ])('%j: what a membership takes, and where its terms are', async (memberships, words, terms) => {
    const discountList = [
      { discount: { type: 'CREDIT_UNION' }, rateWithDiscount: 8.25 },
      { discount: { type: 'AUTOPAY' }, rateWithDiscount: 8.25 },
    ];
    await open(
      { offers: [{ ...offer, discountList }] },
      {
        brand: (brand) => ({
          ...brand,
          products: { ...brand.products, heloc: { ...brand.products.heloc, memberships } },
        }),
      },
    );
    const box = await screen.findByRole('checkbox', { name: 'Credit union membership (-0.25%)' });
    expect(box).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(screen.getByRole('checkbox', { name: /Automatic/ })).not.toHaveAccessibleDescription(/member/);
    const link = screen.queryByRole('link', { name: /^Read the terms: Credit union membership/ });
    expect(link?.getAttribute('href')).toBe(terms);
  });

  test.each([
    ['as the offer says it is without discounts', { rate: 8.25, baseRate: 8.5, otherRate: 8.5 }, '(-0.25%)'],
    ['none where it would raise the rate', { rate: 8, baseRate: 8.1, otherRate: 8.25 }, undefined],
  ])('a discount counts from the rate %s', async (_, rates, cut) => {
    await open({ offers: [{ ...offer, ...rates }] });
    const name = ['Automatic payments', cut].filter(Boolean).join(' ');
    const box = await screen.findByRole('checkbox', { name });
    if (!cut) expect(box).not.toHaveAccessibleDescription(/Saves/);
    else expect(box).toHaveAccessibleDescription(/Saves \$[\d.]+\/month/);
  });

  test('names the Texas limit in Texas', async () => {
    await open({ property: { state: 'TX' }, offers: [{ ...offer, originationFee: 0.0199 }] });
    expect(await screen.findByText(/80% of its fair market value/)).toBeVisible();
  });

  test('refuses an amount outside the bounds at its field', async () => {
    const at = await open();
    await writeDraw(at, '14,999');
    // In the summary and in the bar below the controls.
    expect(await screen.findAllByText('Enter an amount from $15,000 to $120,000')).toHaveLength(2);
    await spoken('Enter an amount from $15,000 to $120,000');
    await at.press('Continue');
    expect(
      await screen.findByRole('link', { name: 'Enter an amount from $15,000 to $120,000' }),
    ).toBeVisible();
    const input = await amount();
    expect(input).toHaveAccessibleDescription(/Enter an amount from \$15,000 to \$120,000/);
    expect(input).toHaveValue('14,999');
  });

  test('sends the choice, has it confirmed and goes where the status leads', async () => {
    const at = await open();
    const { control, waitForStep } = at;
    await at.tick(/Pay off Meridian Card/);
    await draw(at);
    await waitForStep('product/select/confirm');
    const requests = await control<{ method: string; path: string; body: unknown }[]>('GET', '/requests');
    expect(
      requests.findLast(({ method, path }) => method === 'PUT' && path.endsWith('/offer'))?.body,
    ).toEqual({
      offerUuid: offer.uuid,
      drawAmount: 50_000,
      originationFee: 0.0499,
      discounts: ['AUTOPAY'],
      payoffAccountIds: [card.uuid],
      drawPreference: 'PRESERVE',
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirm your offer' })).toHaveFocus();
  });

  test('says that the offer has been refreshed, where the person is, and keeps what was typed', async () => {
    const at = await open();
    const { pass, unmount } = at;
    await writeDraw(at, '50000');
    await pass(31 * 24 * 60 * 60_000);
    await at.press('Continue');
    const title = await screen.findByText('Your offer has been refreshed');
    await waitFor(() => expect(title.closest('[tabindex]')).toHaveFocus());
    expect(await amount()).toHaveValue('50,000');
    unmount();
    const again = await at.reopen('/product/select');
    expect(await amount()).toHaveValue('50,000');
    await again.press('Continue');
    expect(await screen.findByRole('heading', { name: 'Confirm your offer' })).toBeVisible();
  });

  test('goes to that message after other offers as well, in a form for those', async () => {
    const at = await open();
    const { control, application } = at;
    await writeDraw(at, '50000');
    await control('PATCH', `/applications/${application.uuid}`, { offers: [{ ...offer, ...OTHER }] });
    await control('POST', '/faults', {
      method: 'PUT',
      path: '**/offer',
      kind: 'status',
      status: 409,
      times: 1,
    });
    await at.press('Continue');
    const title = await screen.findByText('Your offer has been refreshed');
    await waitFor(() => expect(title.closest('[tabindex]')).toHaveFocus());
    await at.press('Continue');
    expect(await screen.findByRole('heading', { name: 'Confirm your offer' })).toBeVisible();
  });

  test('does not speak of other offers when something else stands in the way', async () => {
    const at = await open();
    const { control } = at;
    await writeDraw(at, '50000');
    await control('POST', '/faults', {
      method: 'PUT',
      path: '**/offer',
      kind: 'status',
      status: 409,
      body: { message: 'This step is not open now.' },
      times: 1,
    });
    await at.press('Continue');
    const words = await screen.findByText('This step is not open now.');
    await waitFor(() => expect(words.closest('[tabindex]')).toHaveFocus());
    expect(screen.queryByText('Your offer has been refreshed')).not.toBeInTheDocument();
    expect(await amount()).toHaveValue('50,000');
    await at.press('Continue');
    expect(await screen.findByRole('heading', { name: 'Confirm your offer' })).toBeVisible();
  });

  test('keeps everything when the server fails', async () => {
    const at = await open();
    const { control } = at;
    await writeDraw(at, '50000');
    await control('POST', '/faults', {
      method: 'PUT',
      path: '**/offer',
      kind: 'status',
      status: 500,
      times: 1,
    });
    await at.press('Continue');
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(await amount()).toHaveValue('50,000');
  });

  test('shows before and now after a revision, and why', async () => {
    const previousOffer = {
      offerUuid: 'old',
      term: 15,
      type: 'FIXED',
      apr: 7.5,
      drawAmount: 50_000,
      originationFee: 0.0499,
      originationFeeAmount: 2495,
      totalAmount: 52_495,
      cashToBorrower: 50_000,
      payoffTotal: 0,
      monthlyPayment: 486.63,
      discounts: [],
      payoffAccountIds: [],
      drawPreference: null,
    };
    await open({
      status: { checklistStatus: 'REVISED_OFFER_SELECTION' },
      previousOffer,
      selectedOffer: null,
      revisionReason: 'Your verified income is lower than what you told us.',
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your offer has changed' })).toBeVisible();
    expect(screen.getByText(/Your verified income is lower/)).toBeVisible();
    const row = within(await screen.findByRole('table', { name: 'What changed' })).getByRole('row', {
      name: /APR/,
    });
    expect(row).toHaveTextContent('APR8.50%7.50%');
    // What is the same is not said again.
    expect(screen.queryByRole('row', { name: /^Initial draw/ })).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toMatch(/Your offer has changed$/));
  });

  test('says so where a revision changes nothing of what was chosen', async () => {
    const previousOffer = {
      offerUuid: offer.uuid,
      term: 15,
      type: 'FIXED',
      apr: 8.5,
      drawAmount: 50_000,
      originationFee: 0.0499,
      originationFeeAmount: 2495,
      totalAmount: 52_495,
      cashToBorrower: 50_000,
      payoffTotal: 0,
      monthlyPayment: 516.94,
      discounts: [],
      payoffAccountIds: [],
      drawPreference: null,
    };
    await open({
      status: { checklistStatus: 'REVISED_OFFER_SELECTION' },
      previousOffer,
      selectedOffer: null,
    });
    expect(await screen.findByText('What you chose before is the same under these offers.')).toBeVisible();
  });

  test('offers more with savings only when every condition holds', async () => {
    const at = await open({
      status: { checklistStatus: 'OFFER_SELECTION', uwSubDecision: 'UNVERIFIED_DTI_LIMITED' },
      maxDtiUnlimited: 200_000,
      assetDepletion: null,
    });
    const { waitForStep } = at;
    await at.user.click(
      await screen.findByRole('button', {
        name: 'You may qualify for up to $200,000. Add savings or investments',
      }),
    );
    await waitForStep('product/assets');
  });

  test('goes one thing after another where the organisation prefers that', async () => {
    const at = await open({}, { flags: { 'fe-heloc-multi-page-product-select': true } });
    const { waitForStep } = at;
    expect(await screen.findByText('Part 1 of 3')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Choose your offer' })).toBeVisible();
    await writeDraw(at, '50000');
    for (const [part, question] of [
      [2, 'Which debts should we pay off?'],
      [3, 'Which discounts would you like?'],
    ] as const) {
      await at.press('Continue');
      expect(await screen.findByText(`Part ${part} of 3`)).toBeVisible();
      expect(screen.getByRole('heading', { level: 1, name: question })).toHaveFocus();
      await waitFor(() => expect(document.title.endsWith(question)).toBe(true));
    }
    await at.press('Continue');
    await waitForStep('product/select/confirm');
  });

  test('asks for nothing that there is not', async () => {
    const at = await open(
      { liabilities: [mortgage], offers: [{ ...offer, discountList: [] }] },
      { flags: { 'fe-heloc-multi-page-product-select': true } },
    );
    const { waitForStep } = at;
    await writeDraw(at, '50000');
    expect(screen.queryByText(/^Part/)).not.toBeInTheDocument();
    await at.press('Continue');
    await waitForStep('product/select/confirm');
  });

  test('says on the page of the terms what a term did to the amount', async () => {
    const at = await open(
      { offers: [offer, short] },
      { flags: { 'fe-heloc-multi-page-product-select': true } },
    );
    expect(await screen.findByText('Part 1 of 4')).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: /Part 1 of 4$/ });
    expect(bar).toHaveAttribute('value', '1');
    await writeDraw(at, '90000');
    await at.press('Continue');
    expect(await screen.findByText('Part 2 of 4')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleDescription('Part 2 of 4');
    expect(bar).toHaveAccessibleName(/Part 2 of 4$/);
    expect(bar).toHaveAttribute('value', '1.125');
    await at.choose('5 years');
    expectVisibleText('With 5 years the most is $40,000. We set your draw to that.');
    await at.press('Back');
    expect(await screen.findByText('Part 1 of 4')).toBeVisible();
    expect(await amount()).toHaveValue('40,000');
    expect(screen.getByText(/^You had \$90,000\./)).toBeVisible();
  });

  test.each([
    [{}, true],
    [{ isCrypto: true }, false],
  ])('%j: whether a valuation is among the costs', async (application, isThere) => {
    const at = await open(application);
    await at.user.click(await screen.findByText('Estimated third-party costs'));
    expect(await screen.findByText('Recording fees', { selector: 'dt' })).toBeVisible();
    expect(screen.queryAllByText(/^Property valuation/, { selector: 'dt' })).toHaveLength(isThere ? 1 : 0);
  });

  test('has a way on without offers', async () => {
    await open({ offers: [] });
    expect(await screen.findByText('We have no offers to show right now')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
  });

  test('goes to the page that says why when there can be no offer', async () => {
    const { waitForStep } = await open({
      status: { checklistStatus: 'OFFER_SELECTION', uwDecision: 'INELIGIBLE' },
    });
    await waitForStep('error/decline');
  });

  test('goes to the page that asks for patience when underwriting failed', async () => {
    const at = await open({
      status: { checklistStatus: 'OFFER_SELECTION', uwDecision: 'ERROR' },
    });
    const { waitForStep, reports, control, application } = at;
    await waitForStep('error/timeout');
    expect(reports).toEqual([]);
    await control('PATCH', `/applications/${application.uuid}`, { status: { uwDecision: 'APPROVED' } });
    await at.press('Check again');
    await waitForStep('product/select');
    expect(await screen.findByRole('textbox', { name: 'Draw amount' })).toBeVisible();
  });
});
