import type { Rows } from '#src/testing/faults/endure.ts';
import type { Hands } from '#src/testing/faults/hands.ts';
import { linkBank } from './income.ts';
import { NOT_LOADED, open, pdf } from './open.ts';

const DAY_MS = 24 * 60 * 60_000;
const disburse = open('DISBURSEMENT_ACCOUNT');
const byHand = open('DISBURSEMENT_ACCOUNT', 'bank/manual-disburse');
const autopay = open('AUTOPAY_ACCOUNT', 'bank/autopay', {
  disburseAccount: { routingNumber: '021000021', mask: '4321' },
});

async function chooseLinked(at: Hands): Promise<void> {
  await linkBank(at, 'Connect your bank');
  await at.choose(/Checking/);
  await at.choose(/^Direct deposit/);
}

async function typeAccount(at: Hands, check: RegExp): Promise<void> {
  await at.choose('Checking');
  await at.write(/^Routing number/, '021000021');
  await at.write(/^Account number/, '48151623421');
  await at.write(/^Confirm account number/, '48151623421');
  await at.upload(/^Voided check or bank letter/, pdf());
  await at.choose(check);
}

/** Two deposits are asked for, and have arrived. */
async function depositsThere(at: Hands): Promise<void> {
  await typeAccount(at, /^With two small deposits/);
  await at.press('Continue');
  await at.sees('Two small deposits are on their way');
}

async function payAutomatically(at: Hands): Promise<void> {
  await at.choose(/^Automatic payments/);
  await at.select('Payment day', 'Day 5');
  await at.tick('I authorize automatic payments as described.');
}

/** Where the money goes, and where the payments come from. */
export const BANK = {
  getBankAccounts: [
    { open: disburse, says: NOT_LOADED, next: (at) => at.find('button', 'Connect your bank') },
    { open: autopay, says: NOT_LOADED, next: (at) => at.find('radio', /^Automatic payments/) },
    { open: byHand, says: NOT_LOADED, next: (at) => at.find('radio', 'Checking') },
  ],
  putDisbursementAccount: [
    {
      open: disburse,
      reach: chooseLinked,
      submit: 'Continue',
      next: (at) => at.sees('Confirm your account'),
    },
    {
      open: byHand,
      reach: (at) => typeAccount(at, /^With your document/),
      submit: 'Continue',
      next: (at) => at.sees('Confirm your account'),
    },
  ],
  putDisbursementVerification: [
    {
      open: byHand,
      async reach(at) {
        await depositsThere(at);
        await at.control('PUT', '/clock', { now: Date.now() + 5 * DAY_MS });
        window.dispatchEvent(new Event('visibilitychange'));
        await at.write('One deposit', '0.32');
        await at.write('The other deposit', '0.45');
      },
      submit: 'Check the amounts',
      next: (at) => at.sees('Confirm your account'),
    },
  ],
  postDisbursementReview: [
    {
      open: byHand,
      reach: depositsThere,
      submit: 'Check it with my document',
      next: (at) => at.sees('Confirm your account'),
    },
  ],
  putDisbursementConfirm: [
    {
      open: disburse,
      async reach(at) {
        await chooseLinked(at);
        await at.press('Continue');
        await at.tick(/^This account is mine/);
      },
      submit: 'Confirm account',
      next: (at) => at.sees('How do you want to make payments?'),
    },
  ],
  getHelocConsentTypes: [
    {
      open: autopay,
      reach: payAutomatically,
      submit: 'Continue',
      next: (at) => at.sees(/notary/),
    },
  ],
  putAutopay: [
    {
      open: autopay,
      reach: payAutomatically,
      submit: 'Continue',
      next: (at) => at.sees(/notary/),
    },
  ],
} satisfies Partial<Rows>;
