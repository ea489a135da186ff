import type * as topic from '#src/api/contract/bank.ts';
import type { BankAccount } from '#src/api/contract/parts.ts';
import { conflict, invalid, notFound } from '../http/errors.ts';
import { bankOf } from '../model/bankAccounts.ts';
import { awaiting, sendToReview } from '../model/conditions.ts';
import {
  accountKey,
  accountsNow,
  disburseToLinked,
  reviewDocument,
  typedAccount,
  verifyDeposits,
} from '../model/disbursement.ts';
import { mailApplicant } from '../model/mail.ts';
import { paymentPlans, setPaymentMode } from '../model/paymentPlans.ts';
import { CONSENT_VERSION, recordConsent } from '../model/recordConsent.ts';
import type { Application } from '../model/records.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

export const bankHandlers = {
  postBankLookup: async ({ body }) => ({ name: bankOf(body.routingNumber) ?? null }),
  async getBankAccounts({ params, me, services }) {
    const app = await services.applications.read(params.uuid, me);
    return {
      accounts: accountsNow(app, services.clock.now()),
      cashToBorrower: app.heloc.selectedOffer?.cashToBorrower ?? 0,
      payoutMethods: ['ACH', 'WIRE'],
      ...paymentPlans(app.heloc),
      lastPaymentDay: 28,
    };
  },
  putDisbursementAccount: (call) =>
    submit('putDisbursementAccount', call, (app, env) => {
      const { accountUuid, letterUuid, manual } = call.body;
      const before = app.heloc.disburseAccount;
      const doubts = awaiting(app, 'BANK_ACCOUNT_FRAUD_REVIEW', call.me);
      const account = manual ? typedAccount(app, manual, env) : linkedAccount(app, accountUuid);
      if (!manual) disburseToLinked(app, account, letterUuid, env);
      for (const doubt of doubts) {
        const doubted = doubt.account ?? (before && accountKey(before));
        if (accountKey(account) !== doubted) sendToReview(doubt, env);
      }
      return {};
    }),
  putDisbursementConfirm: (call) =>
    submit('putDisbursementConfirm', call, (app) => {
      if (!app.heloc.disburseAccount) throw conflict('Choose an account first.');
      app.heloc.disburseAccount.confirmed = true;
      return {};
    }),
  putAutopay: (call) =>
    submit('putAutopay', call, (app, env) => {
      const { mode, accountUuid, paymentDay, authorized, authorizationVersion } = call.body;
      if (mode === 'AUTOPAY' && !authorized)
        throw invalid('Authorize automatic payments, or choose to pay yourself');
      const account = accountUuid
        ? app.bankAccounts.find(({ uuid }) => uuid === accountUuid)
        : app.heloc.disburseAccount;
      if (accountUuid && !account) throw notFound('Account not found');
      app.heloc.autopay = {
        mode,
        mask: mode === 'AUTOPAY' ? account?.mask : null,
        paymentDay: paymentDay ?? null,
      };
      setPaymentMode(app.heloc, mode);
      if (mode === 'AUTOPAY') {
        const version = authorizationVersion ?? CONSENT_VERSION;
        recordConsent(app, { type: 'AUTOPAY', version, userAgent: call.userAgent }, env.now);
        mailApplicant(app, env, {
          subject: 'You have authorized automatic payments',
          text: `Keep this copy of your authorization.\n${(call.body.shown ?? []).map(({ text }) => text).join('\n')}`,
        });
      }
      return {};
    }),
  putDisbursementVerification: (call) =>
    submit('putDisbursementVerification', call, (app, env) => {
      verifyDeposits(app, call.body, env);
      return {};
    }),
  postDisbursementReview: (call) =>
    submit('postDisbursementReview', call, (app, env) => {
      reviewDocument(app, call.body.accountUuid, env);
      return {};
    }),
} satisfies HandlersOf<typeof topic>;

function linkedAccount(app: Application, accountUuid: string | null | undefined): BankAccount {
  const account = app.bankAccounts.find(({ uuid }) => uuid === accountUuid);
  if (!account) throw notFound('Account not found');
  if (!account.eligible) throw invalid(account.ineligibleReason ?? 'This account cannot be used');
  return account;
}
