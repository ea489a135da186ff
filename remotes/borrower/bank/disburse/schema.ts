import { array, object, string } from 'yup';
import { PAYOUT_METHODS, type PayoutMethod } from '#src/api/contract/bank.ts';
import { uploadedFiles } from '#src/features/uploads/schema.ts';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';

export interface DisburseValues {
  accountUuid: string;
  payoutMethod?: PayoutMethod;
  letter: UploadedFile[];
}

/**
 * @param offered the payout methods there are; with one there is nothing to ask.
 * @param inOtherName accounts that are chosen with a letter of the bank.
 */
export function disburseSchema(
  texts: { chooseAccount: string; required: string },
  {
    accounts,
    offered,
    inOtherName,
  }: { accounts: readonly string[]; offered: readonly string[]; inOtherName: readonly string[] },
) {
  const payout = string().oneOf(PAYOUT_METHODS, texts.required);
  return object({
    accountUuid: string().oneOf(accounts, texts.chooseAccount).required(texts.chooseAccount),
    // One for an account that is no longer chosen is neither checked nor sent.
    letter: array<object, UploadedFile>()
      .default([])
      .when('accountUuid', ([uuid], letter) =>
        inOtherName.includes(uuid) ? uploadedFiles(() => true) : letter,
      ),
    payoutMethod: offered.length > 1 ? payout.required(texts.required) : payout,
  });
}
