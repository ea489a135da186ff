import type { BankAccount } from '#src/api/contract/parts.ts';
import { accountNumberProblem, routingNumberProblem } from '#src/domain/bank/aba.ts';
import { DEPOSIT_TRIES, depositsExpectedBy } from '#src/domain/bank/microDeposits.ts';
import { nextBankingDay } from '#src/domain/dates/businessDays.ts';
import { formatLongDate, type IsoDate, toIsoDate } from '#src/domain/dates/dates.ts';
import { conflict, invalid, notFound } from '../http/errors.ts';
import { bankOf, isOwnName, MICRO_DEPOSITS, UNVERIFIABLE_ACCOUNT_ENDING } from './bankAccounts.ts';
import { addCondition } from './conditions.ts';
import type { Env } from './env.ts';
import { mailApplicant } from './mail.ts';
import { problemText } from './problemTexts.ts';
import { uuidFrom } from './random.ts';
import type { Application } from './records.ts';

type Verification = NonNullable<BankAccount['verification']>;

interface TypedAccount {
  accountHolderName: string;
  otherName?: boolean | null | undefined;
  accountType: string;
  routingNumber: string;
  accountNumber: string;
  documentUuid: string;
  verification: string;
}

const dayOf = (now: number): IsoDate => toIsoDate(new Date(now));

const isPending = ({ verification }: BankAccount) =>
  verification?.method === 'MICRO_DEPOSITS' && verification.state !== 'VERIFIED';

/** Which account it is, however it was given. */
export const accountKey = ({
  routingNumber,
  mask,
}: {
  routingNumber?: string | null | undefined;
  mask?: string | null | undefined;
}) => `${routingNumber}|${mask}`;

/** Sets the account for the payout, which the person has to confirm. */
function disburseTo(app: Application, account: BankAccount): void {
  const { uuid, institution, type, mask, routingNumber, holderName } = account;
  app.heloc.disburseAccount = { uuid, institution, type, mask, routingNumber, holderName, confirmed: false };
}

const isUnverifiable = ({ mask }: BankAccount) => mask === UNVERIFIABLE_ACCOUNT_ENDING;

/** The verification of an account as it stands on a day: deposits arrive and reviews end by themselves. */
function verificationNow(account: BankAccount, today: IsoDate): Verification {
  const verification = account.verification as Verification;
  const { state, expectedBy } = verification;
  const due = expectedBy !== null && expectedBy !== undefined && today >= expectedBy;
  if (state === 'IN_REVIEW' && due)
    return { ...verification, state: isUnverifiable(account) ? 'FAILED' : 'VERIFIED' };
  const arrived = due || nextBankingDay(today) === expectedBy;
  return state === 'SENT' && arrived ? { ...verification, state: 'ARRIVED' } : verification;
}

export const accountsNow = (app: Application, now: number): BankAccount[] =>
  app.bankAccounts.map((account) =>
    account.verification ? { ...account, verification: verificationNow(account, dayOf(now)) } : account,
  );

const inReview = (now: number): Verification => ({
  method: 'DOCUMENT_REVIEW',
  state: 'IN_REVIEW',
  attemptsLeft: null,
  expectedBy: nextBankingDay(dayOf(now)),
});

/** Ends the wait for deposits; the account can be used. */
function applyVerification(app: Application, account: BankAccount, verification: Verification): void {
  Object.assign(account, { verification, eligible: true, ineligibleReason: null });
  disburseTo(app, account);
}

/**
 * The document in place of deposits. The reviewer may ask for more, by a condition; for an account in
 * another name it is one already, with its letter.
 */
function review(app: Application, account: BankAccount, env: Env): void {
  applyVerification(app, account, inReview(env.now));
  if (!isUnverifiable(account) && account.holderMatches) return;
  addCondition(
    app,
    {
      categoryEnum: 'BANK_ACCOUNT_FRAUD_REVIEW',
      requestDocuments: ['BANK_LETTER'],
      account: accountKey(account),
      ...(account.holderMatches
        ? { state: 'TODO' }
        : { state: 'SUBMITTED', submittedAt: new Date(env.now).toISOString() }),
    },
    env,
  );
}

function requireUpload(app: Application, documentUuid: string | null | undefined): void {
  if (!app.uploads.some(({ uuid }) => uuid === documentUuid)) throw invalid('Upload at least one file');
}

function sendDeposits(app: Application, account: BankAccount, env: Env): void {
  const expectedBy = depositsExpectedBy(dayOf(env.now));
  Object.assign(account, {
    verification: { method: 'MICRO_DEPOSITS', state: 'SENT', attemptsLeft: DEPOSIT_TRIES, expectedBy },
    eligible: false,
    ineligibleReason: 'Type the amounts of the two deposits first',
  });
  mailApplicant(app, env, {
    subject: 'Two small deposits are on their way',
    text: `You find them in your account ending in ${account.mask} by ${formatLongDate(expectedBy)}. Come back then and type the amounts.`,
  });
}

/** An account in another name is looked at, with a letter of the bank. */
export function disburseToLinked(
  app: Application,
  account: BankAccount,
  letterUuid: string | null | undefined,
  env: Env,
): void {
  if (account.holderMatches || account.verification) disburseTo(app, account);
  else {
    requireUpload(app, letterUuid);
    review(app, account, env);
  }
}

/** The account that was typed in; of its number only the last four stay. It takes the place of one still waiting. */
export function typedAccount(app: Application, typed: TypedAccount, env: Env): BankAccount {
  const { routingNumber, accountNumber, documentUuid, accountHolderName, otherName } = typed;
  const problem = routingNumberProblem(routingNumber) ?? accountNumberProblem(accountNumber);
  if (problem) throw invalid(problemText(problem));
  requireUpload(app, documentUuid);
  const holderMatches = isOwnName(app, accountHolderName);
  if (!holderMatches && !otherName) throw invalid('The name on this account must match yours');
  const mask = accountNumber.slice(-4);
  const account: BankAccount = {
    uuid: uuidFrom(`${app.heloc.uuid}|manual|${routingNumber}|${mask}`),
    institution: bankOf(routingNumber) ?? 'Your bank',
    type: typed.accountType,
    mask,
    routingNumber,
    holderName: accountHolderName,
    holderMatches,
    eligible: true,
    ineligibleReason: null,
    source: 'MANUAL',
  };
  if (typed.verification === 'MICRO_DEPOSITS' && holderMatches) sendDeposits(app, account, env);
  else review(app, account, env);
  const others = app.bankAccounts.filter((row) => row.uuid !== account.uuid && !isPending(row));
  app.bankAccounts = [...others, account];
  return account;
}

function awaited(app: Application, accountUuid: string): BankAccount {
  const account = app.bankAccounts.find(({ uuid, verification }) => uuid === accountUuid && verification);
  if (!account) throw notFound('Account not found');
  return account;
}

const sorted = (cents: readonly number[]) => [...cents].sort((a, b) => a - b).join();

/** A refusal that uses up one attempt. */
function refusal(attemptsLeft: number) {
  const left = attemptsLeft === 1 ? 'once more' : `${attemptsLeft} more times`;
  const error =
    attemptsLeft > 0
      ? invalid(`Those amounts do not match. You can try ${left}.`)
      : conflict('Those amounts do not match, and there is no try left.');
  error.keepChanges = true;
  return error;
}

/** The amounts of the two deposits, in any order: the right ones end the wait for them. */
export function verifyDeposits(
  app: Application,
  { accountUuid, cents }: { accountUuid: string; cents: readonly number[] },
  { now }: Env,
): void {
  const account = awaited(app, accountUuid);
  const present = verificationNow(account, dayOf(now));
  if (present.state === 'VERIFIED') return;
  if (present.state === 'SENT') throw conflict('The two deposits are still on their way.');
  const left = present.attemptsLeft ?? 0;
  if (present.state !== 'ARRIVED' || left === 0) throw conflict('There is no try left.');
  if (sorted(cents) === sorted(MICRO_DEPOSITS)) {
    applyVerification(app, account, { ...present, state: 'VERIFIED' });
    return;
  }
  account.verification = { ...present, attemptsLeft: left - 1, state: left > 1 ? 'ARRIVED' : 'FAILED' };
  throw refusal(left - 1);
}

/** Has the document of an account that waits for deposits looked at in their place. */
export function reviewDocument(app: Application, accountUuid: string, env: Env): void {
  const account = awaited(app, accountUuid);
  if (isPending(account)) review(app, account, env);
}
