import { describe, expect, it } from '@jest/globals';
import type { Liability, Offer } from '#src/api/contract/parts.ts';
import { formatApr, formatMoney } from '#src/domain/money/money.ts';
import { totalOfPayments } from '#src/domain/offer/offers.ts';
import { feePercent, shortPercent } from '#src/features/offer-terms/text.ts';
import {
  boundsOf,
  type Choice,
  changeChoice,
  changeDraw,
  completeChoice,
  exceedsMaximum,
  preferencesOf,
} from './choice.ts';
import {
  feesOf,
  findOffer,
  highestDraw,
  highestOffer,
  type OfferFacts,
  offerFacts,
  termsOf,
} from './facts.ts';
import { compareFees, holdingYearsOf } from './fees.ts';
import { figuresOf, monthlyChange, savingOf } from './figures.ts';
import { isStart, startOf } from './select/start.ts';

const offer: Offer = {
  uuid: 'offer-15',
  term: 15,
  type: 'FIXED',
  min: 15_000,
  max: 125_988,
  minDraw: 15_000,
  maxDraw: 120_000,
  originationFee: 0.0499,
  rate: 8.5,
  otherRate: null,
  baseRate: null,
  discountList: [{ discount: { type: 'AUTOPAY' }, rateWithDiscount: 8.25 }],
  index: null,
  margin: null,
  rateCap: null,
};

const liability = (more: Partial<Liability> = {}): Liability => ({
  uuid: 'card',
  creditor: 'Card',
  type: 'CREDIT_CARD',
  mask: '1234',
  monetaryBalance: 10_000,
  monetaryCalculatedNextPaymentMinimumAmount: 250,
  creditLimit: null,
  apr: null,
  securedByHome: false,
  payoffEligible: true,
  ineligibleReason: null,
  payOff: null,
  ...more,
});

const facts = (more: Partial<OfferFacts> = {}): OfferFacts => ({
  offers: [offer],
  liabilities: [liability()],
  senior: false,
  feeCap: null,
  ...more,
});

const choice = (more: Partial<Choice> = {}): Choice => completeChoice(facts(), { draw: '50000', ...more });

describe('the worked example', () => {
  it('has the figures of the worked example', () => {
    const figures = figuresOf(facts(), choice(), offer);
    expect(formatMoney(figures?.fee ?? '')).toBe('$2,495.00');
    expect(formatMoney(figures?.total ?? '')).toBe('$52,495.00');
    expect(figures?.payment).toBe('516.94');
    expect(formatApr(figures?.apr ?? '')).toBe('8.50%');
    expect(savingOf(facts(), offer, figures?.total as never, 'AUTOPAY')).toBe('7.66');
  });

  it('pays less with autopay', () => {
    const figures = figuresOf(facts(), choice({ discounts: ['AUTOPAY'] }), offer);
    expect([figures?.apr, figures?.payment]).toEqual(['8.25', '509.28']);
  });

  it('moves the bounds with a payoff', () => {
    const preserve = choice({ payoffs: ['card'], preference: 'PRESERVE' });
    expect(boundsOf(facts(), preserve, offer)).toMatchObject({ min: '5000', max: '110000' });
    expect(figuresOf(facts(), preserve, offer)).toMatchObject({ cash: '50000', initialDraw: '60000' });
    const deduct = choice({ payoffs: ['card'], preference: 'DEDUCT' });
    expect(boundsOf(facts(), deduct, offer)).toMatchObject({ min: '15000', max: '120000' });
    expect(figuresOf(facts(), deduct, offer)).toMatchObject({ cash: '40000', initialDraw: '50000' });
    const maximize = choice({ payoffs: ['card'], preference: 'MAXIMIZE' });
    expect(maximize.draw).toBe('120000');
    expect(figuresOf(facts(), maximize, offer)).toMatchObject({ cash: '110000', initialDraw: '120000' });
  });

  it('caps the fee in dollars and takes interest only from the 62-and-older product', () => {
    expect(figuresOf(facts({ feeCap: 2000 }), choice(), offer)?.total).toBe('52000.00');
    const senior = { ...offer, rate: 7.6 };
    expect(figuresOf(facts({ senior: true, offers: [senior] }), choice(), senior)?.payment).toBe('332.47');
  });
});

describe('completeChoice', () => {
  const five = { ...offer, uuid: 'offer-5', term: 5, maxDraw: 40_000 };
  const free = { ...offer, uuid: 'offer-free', originationFee: 0, rate: 9.9 };
  const several = facts({ offers: [offer, five, free] });

  it('takes the first that there is and the most that can be drawn', () => {
    expect(completeChoice(several, {})).toMatchObject({
      term: '5',
      rateType: 'FIXED',
      fee: '0.0499',
      draw: '40000',
    });
  });

  it('keeps the draw where it fits and else moves it to the nearest bound', () => {
    expect(completeChoice(several, { term: '15', draw: '90000' }).draw).toBe('90000');
    expect(completeChoice(several, { term: '5', draw: '90000' }).draw).toBe('40000');
    expect(completeChoice(several, { term: '5', draw: '100' }).draw).toBe('15000');
    expect(completeChoice(several, { term: '5', draw: '12x' }).draw).toBe('12x');
  });

  it('drops a fee, a discount or a payoff that the offer does not have', () => {
    const valid = completeChoice(several, {
      term: '5',
      fee: '0',
      discounts: ['QUORUM', 'AUTOPAY'],
      payoffs: ['unknown'],
      preference: 'DEDUCT',
    });
    expect(valid).toMatchObject({ fee: '0.0499', discounts: ['AUTOPAY'], payoffs: [], preference: '' });
    expect(feesOf(several, '15', 'FIXED')).toEqual(['0', '0.0499']);
    expect(termsOf(several)).toEqual(['5', '15']);
    expect(findOffer(several, { term: '15', rateType: 'FIXED', fee: '0' })?.uuid).toBe('offer-free');
  });

  it('preselects the first preference that is possible', () => {
    expect(completeChoice(facts(), { draw: '50000', payoffs: ['card'] }).preference).toBe('PRESERVE');
    expect(completeChoice(facts(), { draw: '115000', payoffs: ['card'] }).preference).toBe('DEDUCT');
    const big = facts({ liabilities: [liability({ monetaryBalance: 60_000 })] });
    expect(completeChoice(big, { draw: '50000', payoffs: ['card'] }).preference).toBe('PRESERVE');
    expect(preferencesOf(big, completeChoice(big, { draw: '50000', payoffs: ['card'] }), offer)).toEqual({
      PRESERVE: true,
      DEDUCT: false,
      MAXIMIZE: true,
    });
  });

  it('always pays off what is required and never what cannot be paid off', () => {
    const rows = [
      liability({ payOff: { required: true } }),
      liability({ uuid: 'closed', payoffEligible: false }),
    ];
    expect(completeChoice(facts({ liabilities: rows }), { payoffs: ['closed'] }).payoffs).toEqual(['card']);
  });

  it('leaves an amount that is not there', () => {
    expect(completeChoice(several, { term: '5', draw: '' }).draw).toBe('');
    const empty = completeChoice(facts(), { draw: '', payoffs: ['card'], preference: 'PRESERVE' });
    expect(empty).toMatchObject({ draw: '', preference: 'PRESERVE' });
  });

  it('has no preference and no figures where the payoffs exceed the offer', () => {
    const big = facts({ liabilities: [liability({ monetaryBalance: 130_000 })] });
    const tooMuch = completeChoice(big, { draw: '50000', payoffs: ['card'], preference: 'PRESERVE' });
    expect(tooMuch.preference).toBe('');
    expect(exceedsMaximum(tooMuch)).toBe(true);
    expect(figuresOf(big, tooMuch, offer)).toBeUndefined();
  });
});

describe('a change of the choice', () => {
  const five = {
    ...offer,
    uuid: 'offer-5',
    term: 5,
    maxDraw: 40_000,
    discountList: [],
  };
  const free = { ...offer, uuid: 'offer-free', originationFee: 0, rate: 9.9 };
  const variable = { ...offer, uuid: 'offer-v', type: 'VARIABLE' };
  const several = facts({ offers: [offer, five, free, variable] });
  const at = (choice: Choice) => ({ choice, overridden: {} });

  it('brings back what another one has moved', () => {
    const before = at(
      completeChoice(several, { term: '15', fee: '0', draw: '90000', discounts: ['AUTOPAY'] }),
    );
    const moved = changeChoice(several, before, { term: '5' });
    expect(moved.choice).toMatchObject({ fee: '0.0499', draw: '40000', discounts: [] });
    const back = changeChoice(several, moved, { term: '15' });
    expect(back).toEqual(before);
  });

  it('brings back a variable rate', () => {
    const before = at(completeChoice(several, { term: '15', rateType: 'VARIABLE', draw: '30000' }));
    const moved = changeChoice(several, before, { term: '5' });
    expect(moved.choice.rateType).toBe('FIXED');
    expect(changeChoice(several, moved, { term: '15' }).choice.rateType).toBe('VARIABLE');
  });

  it('does not bring back what was chosen anew meanwhile', () => {
    const before = at(completeChoice(several, { term: '15', draw: '90000' }));
    const moved = changeDraw(several, changeChoice(several, before, { term: '5' }), '20000');
    expect(changeChoice(several, moved, { term: '15' }).choice.draw).toBe('20000');
  });

  it('brings back the draw after the maximum', () => {
    const before = at(choice({ payoffs: ['card'] }));
    const most = changeChoice(facts(), before, { preference: 'MAXIMIZE' });
    expect(most.choice.draw).toBe('120000');
    expect(changeChoice(facts(), most, { preference: 'PRESERVE' })).toEqual(before);
  });

  it.each([
    ['100000', 'DEDUCT'],
    // Too little for the payoffs to come out of it.
    ['8000', 'PRESERVE'],
    ['120000', 'MAXIMIZE'],
    ['12x', 'MAXIMIZE'],
  ])('under the maximum, %s typed is shared out by %s', (draw, preference) => {
    const most = changeChoice(facts(), at(choice({ payoffs: ['card'] })), { preference: 'MAXIMIZE' });
    expect(changeDraw(facts(), most, draw).choice).toMatchObject({ draw, preference });
  });

  it('keeps all that is borrowed when the maximum is left by typing', () => {
    const most = changeChoice(facts(), at(choice({ payoffs: ['card'] })), { preference: 'MAXIMIZE' });
    const typed = changeDraw(facts(), most, '100000').choice;
    expect(figuresOf(facts(), typed, offer)).toMatchObject({ initialDraw: '100000', cash: '90000' });
  });
});

describe('the start of an offer', () => {
  const rows = [liability({ apr: 20 }), liability({ uuid: 'loan', apr: 5, monetaryBalance: 30_000 })];
  const started = (more: Partial<OfferFacts> = {}): OfferFacts => {
    const without = facts({ liabilities: rows, ...more });
    return { ...without, start: startOf(without) };
  };

  it('takes the debts out of the amount that was set to pay them off', () => {
    const all = started();
    const before = { choice: completeChoice(all, {}), overridden: {} };
    expect(before.choice.draw).toBe('15000');
    const { choice } = changeChoice(all, before, { payoffs: ['card'] });
    expect(choice).toMatchObject({ draw: '15000', preference: 'DEDUCT' });
    expect(isStart(all, choice)).toBe(true);
    // More than that does not fit in it.
    const more = changeChoice(all, before, { payoffs: ['card', 'loan'] }).choice;
    expect(more.preference).toBe('PRESERVE');
    expect(isStart(all, more)).toBe(false);
  });

  it('is no start any more under another offer', () => {
    const all = started({ offers: [offer, { ...offer, uuid: 'offer-10', term: 10 }] });
    const begin = completeChoice(all, {});
    expect(isStart(all, begin)).toBe(true);
    expect(isStart(all, completeChoice(all, { term: '10' }))).toBe(false);
  });
});

describe('what is paid each month for debts', () => {
  const chosen = (draw: string, preference: string) => {
    const choice = completeChoice(facts(), { draw, payoffs: ['card'], preference });
    const figures = figuresOf(facts(), choice, offer);
    return figures && monthlyChange(facts(), choice, offer, figures);
  };

  it('is compared as a whole, and for their part', () => {
    // 250.00 now; 155.08 for 15,748.50, and 103.39 for 10,499.00.
    expect(chosen('15000', 'DEDUCT')).toEqual({ whole: '94.92', debts: '146.61' });
    expect(Number(chosen('120000', 'MAXIMIZE')?.whole)).toBeLessThan(0);
  });
});

describe('bounds with cents', () => {
  const cents = { ...offer, minDraw: 15_000.25, maxDraw: 120_000.75 };

  it('are whole dollars that can be drawn', () => {
    expect(highestDraw(facts({ offers: [cents] }))).toBe('120000');
    expect(completeChoice(facts({ offers: [cents] }), {}).draw).toBe('120000');
    // Both allow the same draw.
    expect(highestOffer(facts({ offers: [cents, offer] }))).toBeUndefined();
  });
});

it('says under which fee the 62-and-older product goes highest', () => {
  const free = { ...offer, originationFee: 0, maxDraw: 126_000 };
  expect(highestOffer(facts({ senior: true, offers: [offer, free] }))).toBe(free);
});

it('offers the years that are wanted among those of a term', () => {
  expect(holdingYearsOf(15, 5)).toEqual([2, 5, 10, 15]);
  expect(holdingYearsOf(30, 20)).toEqual([2, 5, 10, 15, 20, 30]);
  expect(holdingYearsOf(3, 20)).toEqual([2, 3]);
});

describe('compareFees', () => {
  const free = { ...offer, uuid: 'offer-free', originationFee: 0, rate: 9.5, maxDraw: 110_000 };
  const two = facts({ offers: [offer, free], liabilities: [] });
  const fees = (draw: string, years: number) =>
    compareFees(two, { ...completeChoice(two, { term: '15' }), draw }, years).map(({ fee }) => fee);

  it('puts the fee first that costs least over the years', () => {
    expect(fees('50000', 5)).toEqual(['0', '0.0499']);
    expect(fees('50000', 15)).toEqual(['0.0499', '0']);
  });

  it.each(['', '12x', '100', '115000'])('keeps the order while the draw is %j', (draw) => {
    expect([fees(draw, 5), fees(draw, 15)]).toEqual([
      ['0', '0.0499'],
      ['0.0499', '0'],
    ]);
  });

  it('gives no figures for a fee that does not allow the draw', () => {
    const choice = { ...completeChoice(two, { term: '15' }), draw: '115000' };
    const withFigures = compareFees(two, choice, 5).filter(({ cost }) => cost !== undefined);
    expect(withFigures.map(({ fee }) => fee)).toEqual(['0.0499']);
  });

  it('puts the lower of two fees first that cost the same', () => {
    // A cap of 0 dollars makes every fee the same.
    const same = facts({ offers: [offer, { ...offer, originationFee: 0.02 }], feeCap: 0 });
    expect(compareFees(same, choice(), 5).map(({ fee }) => fee)).toEqual(['0.02', '0.0499']);
  });

  it('is where a person starts', () => {
    expect(startOf(two)?.fee).toBe('0');
    expect(startOf(facts({ offers: [] }))).toBeUndefined();
    const cheap = facts({ offers: [{ ...offer, rate: 5 }, free] });
    expect(startOf(cheap)?.fee).toBe('0.0499');
  });
});

describe('offerFacts', () => {
  const application = (offers: Offer[], state = 'GA') =>
    offerFacts({ offers, liabilities: [], productType: 'HELOC', property: { state } } as never).offers;

  it('shows no unknown type and no variable rate without its index', () => {
    const variable = { ...offer, type: 'VARIABLE' };
    const complete = { ...variable, index: 'Prime', margin: 1.5, rateCap: 18 };
    expect(application([offer, variable, complete, { ...offer, type: 'UNKNOWN' }])).toEqual([
      offer,
      complete,
    ]);
  });

  it('shows no fee above 2 % in Texas', () => {
    expect(application([offer, { ...offer, originationFee: 2 }], 'TX')).toHaveLength(1);
  });
});

it('writes percents short', () => {
  expect([shortPercent(4.99), shortPercent('0.30'), feePercent('0.0499'), feePercent('0')]).toEqual([
    '4.99%',
    '0.3%',
    '4.99%',
    '0%',
  ]);
});

it('adds up all payments', () => {
  expect(totalOfPayments('516.94', 15)).toBe('93049.20');
});
