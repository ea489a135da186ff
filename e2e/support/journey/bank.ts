import type { Worker } from '../hands.ts';
import type { Person } from '../registration.ts';
import { linkBank, pdf } from './income.ts';

export async function disburseToLinked(at: Worker): Promise<void> {
  await at.sees('Where should we send your money?');
  await at.press('Connect your bank');
  await linkBank(at);
  await at.choose(/Checking/);
  await at.choose('Direct deposit (ACH)');
  await at.press('Continue');
}

export async function disburseByHand(
  at: Worker,
  person: Pick<Person, 'firstName' | 'lastName'>,
  check = 'With your document',
  account = '12345678',
): Promise<void> {
  await at.sees('Where should we send your money?');
  await at.press(/^Enter account manually$/);
  await at.sees('Enter your account details');
  await at.write('Account holder name', `${person.firstName} ${person.lastName}`);
  await at.choose('Checking');
  await at.write('Routing number', '021000021');
  await at.hands.write(at.place.getByLabel('Account number', { exact: true }), account);
  await at.hands.write(at.place.getByLabel('Confirm account number', { exact: true }), account);
  await at.upload('Voided check or bank letter', pdf('check.pdf'));
  await at.choose(check);
  await at.press('Continue');
}

export async function confirmAccount(at: Worker): Promise<void> {
  await at.sees('Confirm your account');
  await at.tick(/^This account is mine/);
  await at.press('Confirm account');
}

export async function autopay(at: Worker): Promise<void> {
  await at.sees('How do you want to make payments?');
  await at.choose(/^Automatic payments/);
  await at.select('Payment day', 'Day 5');
  await at.tick('I authorize automatic payments as described.');
  await at.press('Continue');
}
