import { object, string } from 'yup';
import { VERIFICATION_METHODS, type VerificationMethod } from '#src/api/contract/bank.ts';
import { BANK_ACCOUNT_TYPES, type BankAccountType } from '#src/domain/application/applicationEnums.ts';
import {
  accountNumberConfirmProblem,
  accountNumberProblem,
  bankDigits,
  routingNumberProblem,
} from '#src/domain/bank/aba.ts';
import { depositProblem } from '#src/domain/bank/microDeposits.ts';
import { normalizeName } from '#src/domain/person/names.ts';
import { yupRule } from '#src/features/problems/problem.ts';
import { uploadedFiles } from '#src/features/uploads/schema.ts';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';

export interface ManualValues {
  accountHolderName: string;
  /** The account is in another name of theirs. */
  otherName?: boolean;
  accountType: BankAccountType;
  routingNumber: string;
  accountNumber: string;
  accountNumberConfirm: string;
  proof: UploadedFile[];
  /** Not asked for an account in another name, whose letter is reviewed by a person. */
  verification?: VerificationMethod;
}

const digits = () => string().transform((text: string) => bankDigits(text));

/** Names as people write them: first and last must agree, a middle name may be missing. */
function sameHolder(typed: string, names: readonly string[]): boolean {
  const plain = (name: string) => normalizeName(name).toLowerCase();
  return names.some((name) => plain(name) === plain(typed));
}

/** Whether a name is given, and none of these. */
export const isOtherName = (typed: string | undefined, names: readonly string[]): boolean =>
  Boolean(typed?.trim()) && !sameHolder(typed ?? '', names);

export function manualSchema(texts: { required: string; holderDiffers: string }, names: readonly string[]) {
  return object({
    accountHolderName: string()
      .trim()
      .required(texts.required)
      .test(
        'holder',
        texts.holderDiffers,
        (typed, { parent }) =>
          !isOtherName(typed, names) || (parent as Partial<ManualValues>).otherName === true,
      ),
    accountType: string().oneOf(BANK_ACCOUNT_TYPES, texts.required).required(texts.required),
    routingNumber: digits().test('number', yupRule(routingNumberProblem)),
    accountNumber: digits().test('number', yupRule(accountNumberProblem)),
    accountNumberConfirm: string().test(
      'same',
      yupRule((text: string | undefined, { parent }) =>
        accountNumberConfirmProblem((parent as Partial<ManualValues>).accountNumber, text),
      ),
    ),
    proof: uploadedFiles(() => true),
    verification: string().when('accountHolderName', ([typed], method) =>
      isOtherName(typed, names)
        ? method
        : method.oneOf(VERIFICATION_METHODS, texts.required).required(texts.required),
    ),
  });
}

export interface DepositValues {
  first: string;
  second: string;
}

const deposit = () => string().test('deposit', yupRule(depositProblem));
export const depositsSchema = object({ first: deposit(), second: deposit() });
