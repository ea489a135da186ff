/** A debt that may be paid off. */
export const card = {
  uuid: '11111111-1111-4111-8111-111111111111',
  creditor: 'Meridian Card',
  type: 'CREDIT_CARD',
  mask: '4321',
  monetaryBalance: 10_000,
  monetaryCalculatedNextPaymentMinimumAmount: 250,
  creditLimit: 20_000,
  apr: 24.5,
  securedByHome: false,
  payoffEligible: true,
  ineligibleReason: null,
  payOff: null,
};

/** One that may not. */
export const mortgage = {
  ...card,
  uuid: '22222222-2222-4222-8222-222222222222',
  creditor: 'Fairhaven Mortgage',
  type: 'MORTGAGE',
  monetaryBalance: 200_000,
  payoffEligible: false,
};

export const offer = {
  uuid: '33333333-3333-4333-8333-333333333333',
  term: 15,
  type: 'FIXED',
  min: 15_000,
  max: 125_988,
  minDraw: 15_000,
  maxDraw: 120_000,
  originationFee: 0.0499,
  rate: 8.5,
};
