import { string } from 'yup';
import { ADDED_LIENS_MAX, LIEN_STATUSES, LIEN_TYPES } from '#src/domain/offer/liens.ts';
import { REQUALIFY_CHOICES } from '#src/domain/offer/requalify.ts';
import {
  ASSET_OWNERS,
  ASSET_TYPES,
  ASSETS_MAX,
  BALANCE_MAX,
  OTHER_INCOME_MAX,
} from '#src/domain/person/assets.ts';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import {
  amount,
  emptyAnswer,
  flag,
  isoDate,
  line,
  list,
  maybeAmount,
  maybeFlag,
  maybeText,
  object,
  requiredText,
} from './schemas.ts';

/** A loan on the home as its owner knows it; dollars. */
const lienDetails = () =>
  object({
    lender: line(),
    type: string().oneOf(LIEN_TYPES).required(),
    originatedOn: isoDate(),
    originalBalance: amount().min(0),
    currentBalance: amount().min(0),
    monthlyPayment: amount().min(0),
    /** Of a line of credit. */
    creditLimit: maybeAmount(),
    /** The line of credit is to be closed. */
    closes: flag(),
  });

export const putLiens = endpoint({
  method: 'PUT',
  path: `${HELOC_ONE}/liens`,
  summary: 'What the owner says to each recorded loan, those that are missing, and which are to be paid off.',
  source: 'docs/rules.md#loans-on-the-home',
  body: () =>
    object({
      liens: list(
        object({
          lienUuid: requiredText(),
          status: string().oneOf(LIEN_STATUSES).required(),
          /** Of one that is open and matched no account. */
          details: lienDetails().nullable().optional().default(undefined),
          /** To one that is not theirs. */
          note: maybeText(),
          /** Evidence that it is paid off. */
          documentUuids: list(requiredText()),
        }),
      ),
      added: list(lienDetails()).max(ADDED_LIENS_MAX),
      payoffAccountIds: list(requiredText()),
    }),
  response: emptyAnswer,
});

export const putRequalify = endpoint({
  method: 'PUT',
  path: `${HELOC_ONE}/requalify`,
  summary:
    'How the line is to fit beside the loans on the home: paying some off, borrowing less, or not at all. 400 when it still does not fit.',
  source: 'docs/rules.md#requalifying',
  body: () =>
    object({
      choice: string().oneOf(REQUALIFY_CHOICES).required(),
      payoffAccountIds: list(requiredText()),
      /** Dollars of the whole line; with BORROW_LESS. */
      amount: maybeAmount(),
    }),
  response: emptyAnswer,
});

const otherIncome = () => maybeAmount().min(0).max(OTHER_INCOME_MAX);

export const putAssetDepletion = endpoint({
  method: 'PUT',
  path: `${HELOC_ONE}/asset-depletion`,
  summary: 'Savings and investments that are to count as income, or that there are none.',
  source: 'docs/rules.md#assets-as-income',
  body: () =>
    object({
      assets: list(
        object({
          type: string().oneOf(ASSET_TYPES).required(),
          institution: line(),
          /** Dollars. */
          balance: amount().min(1).max(BALANCE_MAX),
          owner: string().oneOf(ASSET_OWNERS).required(),
          /** 59 1/2 or older; of a retirement account. */
          ageEligible: maybeFlag(),
        }),
      ).max(ASSETS_MAX),
      /** Dollars a year. */
      otherIncome: object({
        retirement: otherIncome(),
        investment: otherIncome(),
        business: otherIncome(),
        other: otherIncome(),
      }),
    }),
  response: emptyAnswer,
});
