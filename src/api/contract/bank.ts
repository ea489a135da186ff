import { number, string } from 'yup';
import { BANK_ACCOUNT_TYPES, PAYMENT_MODES } from '#src/domain/application/applicationEnums.ts';
import { endpoint } from './endpoint.ts';
import { bankAccountSchema } from './parts.ts';
import { HELOC_ONE } from './paths.ts';
import {
  amount,
  emptyAnswer,
  flag,
  list,
  maybeFlag,
  maybeText,
  object,
  requiredText,
  requiredTrue,
} from './schemas.ts';
import { shownTexts } from './wording.ts';

export const PAYOUT_METHODS = ['ACH', 'WIRE'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

export const getBankAccounts = endpoint({
  method: 'GET',
  path: `${HELOC_ONE}/bank-accounts`,
  summary: 'Accounts that were linked or entered, and what autopay would change.',
  source: 'docs/rules.md#account-for-the-money, docs/rules.md#automatic-payments',
  response: () =>
    object({
      accounts: list(bankAccountSchema()),
      cashToBorrower: amount(),
      payoutMethods: list(requiredText()),
      /** APR and monthly payment with and without automatic payments. */
      autopay: object({ rate: amount(), payment: amount() }),
      manual: object({ rate: amount(), payment: amount() }),
      discount: amount(),
      autopayChosenInOffer: flag(),
      /** 28, or absent when the brand does not let people choose. */
      lastPaymentDay: number().nullable(),
    }).required(),
});

/** The number is in the body, because a mistyped value may be another nine-digit secret, such as an SSN. */
export const postBankLookup = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/bank-lookup`,
  summary: 'The bank of a routing number; null where it is not known.',
  source: 'docs/rules.md#routing-and-account-numbers',
  body: () => object({ routingNumber: requiredText() }),
  response: () => object({ name: maybeText() }).required(),
});

export const VERIFICATION_METHODS = ['DOCUMENT_REVIEW', 'MICRO_DEPOSITS'] as const;
export type VerificationMethod = (typeof VERIFICATION_METHODS)[number];

/** Either `accountUuid` of a linked account or all fields of a manual one. */
export const putDisbursementAccount = endpoint({
  method: 'PUT',
  path: `${HELOC_ONE}/disbursement-account`,
  summary:
    'Chooses where the money goes; the status stays until it is confirmed. An account that is checked by deposits is chosen once their amounts are known.',
  source: 'docs/rules.md#account-for-the-money',
  body: () =>
    object({
      accountUuid: maybeText(),
      /** Of a linked account in another name: the letter of the bank that is looked at. */
      letterUuid: maybeText(),
      payoutMethod: string().oneOf(PAYOUT_METHODS).nullable(),
      manual: object({
        accountHolderName: requiredText(),
        /** The account is in another name of the person's; the document is a letter of the bank, and is looked at. */
        otherName: maybeFlag(),
        accountType: string().oneOf(BANK_ACCOUNT_TYPES).required(),
        routingNumber: requiredText(),
        accountNumber: string()
          .matches(/^\d{4,17}$/, 'accountNumber must be 4 to 17 digits')
          .required(),
        /** Voided check or bank letter. */
        documentUuid: requiredText(),
        verification: string().oneOf(VERIFICATION_METHODS).required(),
      })
        .nullable()
        .optional()
        .default(undefined),
    }),
  response: emptyAnswer,
});

const VERIFICATION = `${HELOC_ONE}/disbursement-account/verification` as const;

export const putDisbursementVerification = endpoint({
  method: 'PUT',
  path: VERIFICATION,
  summary:
    'The amounts of the two deposits, in any order; the right ones choose the account. 400 says how many of the 3 tries are left, 409 that there is none, or that the deposits are still on their way.',
  source: 'docs/rules.md#check-of-a-typed-account',
  body: () =>
    object({
      accountUuid: requiredText(),
      cents: list(number().integer().min(1).max(99).required()).length(2),
    }),
  response: emptyAnswer,
});

export const postDisbursementReview = endpoint({
  method: 'POST',
  path: `${VERIFICATION}/review`,
  summary: 'Has the uploaded document checked by a person in place of the deposits, and chooses the account.',
  source: 'docs/rules.md#check-of-a-typed-account',
  body: () => object({ accountUuid: requiredText() }),
  response: emptyAnswer,
});

export const putDisbursementConfirm = endpoint({
  method: 'PUT',
  path: `${HELOC_ONE}/disbursement-account/confirm`,
  summary: 'Confirms the account. Ends DISBURSEMENT_ACCOUNT.',
  source: 'docs/rules.md#account-for-the-money',
  body: () => object({ confirmed: requiredTrue(), shown: shownTexts() }),
  response: emptyAnswer,
});

export const putAutopay = endpoint({
  method: 'PUT',
  path: `${HELOC_ONE}/autopay`,
  summary: 'How payments are made. Ends AUTOPAY_ACCOUNT and VERIFIED_AUTOPAY_ACCOUNT.',
  source: 'docs/rules.md#automatic-payments',
  body: () =>
    object({
      mode: string().oneOf(PAYMENT_MODES).required(),
      /** Absent: the disbursement account. */
      accountUuid: maybeText(),
      paymentDay: number().integer().min(1).max(28).nullable(),
      /** Needed for AUTOPAY. */
      authorized: maybeFlag(),
      authorizationVersion: maybeText(),
      shown: shownTexts(),
    }),
  response: emptyAnswer,
});
