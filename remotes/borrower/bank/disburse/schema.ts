import { object, string } from 'yup';
import { PAYOUT_METHODS, type PayoutMethod } from '#src/api/contract/bank.ts';

export interface DisburseValues {
  accountUuid: string;
  payoutMethod?: PayoutMethod;
}

/** @param offered the payout methods there are; with one there is nothing to ask. */
export function disburseSchema(
  texts: { chooseAccount: string; required: string },
  { accounts, offered }: { accounts: readonly string[]; offered: readonly string[] },
) {
  const payout = string().oneOf(PAYOUT_METHODS, texts.required);
  return object({
    accountUuid: string().oneOf(accounts, texts.chooseAccount).required(texts.chooseAccount),
    payoutMethod: offered.length > 1 ? payout.required(texts.required) : payout,
  });
}
