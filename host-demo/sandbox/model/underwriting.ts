import type { Liability, Offer } from '#src/api/contract/parts.ts';
import { monthlyPayment } from '#src/domain/offer/offers.ts';
import { type Facts, propertySeed } from './facts.ts';
import { priceOffers } from './pricing.ts';
import { randomFrom, uuidFrom } from './random.ts';

export interface Underwriting {
  propertyValue: number;
  creditScore: number;
  maxCltv: number;
  liabilities: Liability[];
  /** Dollars a month for taxes and insurance. */
  housingCosts: number;
  offers: Offer[];
}

const MAX_CLTV: Record<string, number> = { HOME: 0.85, SECONDARY: 0.8, INVESTMENT: 0.75 };
/** Texas homesteads (docs/rules.md#texas-home-equity). */
const TEXAS_CLTV = 0.8;
const PROPERTY_COST_PER_YEAR = 0.011;

const MORTGAGE_LENDERS = ['Fairhaven Mortgage', 'Bluestem Home Loans', 'Larkfield Savings'];
const CARD_ISSUERS = ['Meridian Card', 'Copperleaf Rewards', 'Northgate Visa', 'Juniper Store Card'];

const between = (draw: number, low: number, high: number) => low + draw * (high - low);
const toThousand = (amount: number) => Math.round(amount / 1000) * 1000;
const toCent = (amount: number) => Math.round(amount * 100) / 100;
const four = (draw: number) => String(Math.floor(1000 + draw * 9000));

const personSeed = ({ firstName, lastName, dob }: Facts) =>
  `person|${firstName}|${lastName}|${dob}`.toLowerCase();

/** Debts that fit the person: the mortgage by the home, the rest by the income. */
function liabilitiesOf(facts: Facts, value: number): Liability[] {
  const draw = randomFrom(`${personSeed(facts)}|${propertySeed(facts)}`);
  const row = (
    type: string,
    creditor: string,
    balance: number,
    minimum: number,
    more: Partial<Liability>,
  ) => ({
    uuid: uuidFrom(`${personSeed(facts)}|${propertySeed(facts)}|${type}|${creditor}`),
    creditor,
    type,
    mask: four(draw()),
    monetaryBalance: toCent(balance),
    monetaryCalculatedNextPaymentMinimumAmount: toCent(minimum),
    creditLimit: null,
    apr: null,
    securedByHome: false,
    payoffEligible: true,
    ineligibleReason: null,
    payOff: { status: null, required: false },
    ...more,
  });
  const lender = MORTGAGE_LENDERS[Math.floor(draw() * MORTGAGE_LENDERS.length)] ?? '';
  const owed = toThousand(Math.min(value * between(draw(), 0.2, 0.45), facts.income * 2.6));
  const mortgage = row('MORTGAGE', lender, owed, Number(monthlyPayment(owed, 4.1, 30)), {
    apr: 4.1,
    securedByHome: true,
    payoffEligible: false,
    ineligibleReason: 'Balance above limit',
  });
  const cards = CARD_ISSUERS.slice(0, 2).map((issuer) => {
    const balance = Math.min(9000, facts.income * between(draw(), 0.02, 0.06));
    return row('CREDIT_CARD', issuer, balance, Math.max(35, balance * 0.025), {
      apr: toCent(between(draw(), 19, 28)),
      creditLimit: toThousand(balance * 2 + 2000),
    });
  });
  const car = Math.min(28_000, facts.income * between(draw(), 0.06, 0.14));
  return [
    mortgage,
    ...cards,
    row('AUTO', 'Silverbrook Auto Finance', car, Number(monthlyPayment(toCent(car), 6.4, 5)), { apr: 6.4 }),
    row('STUDENT', 'Harrow Student Loans', 4200, 58.4, {
      apr: 5.1,
      payoffEligible: false,
      ineligibleReason: 'No matching account found',
    }),
  ];
}

/** Values the home, reads the credit file and prices what the person can carry. `offers` are priced at each reading. */
export function underwrite(facts: Facts): Underwriting {
  const propertyValue = toThousand(between(randomFrom(propertySeed(facts))(), 320_000, 890_000));
  const creditScore = Math.round(between(randomFrom(personSeed(facts))(), 680, 812));
  const liabilities = liabilitiesOf(facts, propertyValue);
  const housingCosts = toCent((propertyValue * PROPERTY_COST_PER_YEAR) / 12);
  const cap = MAX_CLTV[facts.occupancyType] ?? 0.75;
  const maxCltv = facts.state === 'TX' ? Math.min(cap, TEXAS_CLTV) : cap;
  return {
    propertyValue,
    creditScore,
    maxCltv,
    liabilities,
    housingCosts,
    // When asked for: most callers want the debts or the value only, and pricing is nearly all of the work.
    get offers() {
      return priceOffers({ facts, propertyValue, creditScore, maxCltv, liabilities, housingCosts });
    },
  };
}
