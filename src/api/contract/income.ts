import { string } from 'yup';
import { API_EMPLOYMENT_TYPES } from '#src/domain/enums.ts';
import { endpoint } from './endpoint.ts';
import { incomeRecordSchema } from './parts.ts';
import { HELOC_ONE } from './paths.ts';
import {
  amount,
  emptyAnswer,
  flag,
  isoDate,
  list,
  maybeAmount,
  maybeFlag,
  maybeText,
  object,
  requiredText,
  requiredTrue,
  text,
} from './schemas.ts';
import { shownTexts } from './wording.ts';

export const PAY_FREQUENCIES = ['WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY'] as const;
export type PayFrequency = (typeof PAY_FREQUENCIES)[number];

const RECORDS = `${HELOC_ONE}/income-records` as const;

export const getIncomeRecords = endpoint({
  method: 'GET',
  path: RECORDS,
  summary: 'Stated and verified income, what was tried, and which methods are on offer.',
  source: 'docs/rules.md#ways-to-verify-income',
  response: () =>
    object({
      incomePrimary: amount(),
      incomeOther: amount(),
      /** Both, per year. */
      stated: amount(),
      verified: amount(),
      employmentType: text(),
      /** Whether Continue is allowed: verified, or at least one method in review. */
      canContinue: flag(),
      records: list(incomeRecordSchema()),
      /** Recommended first. */
      methods: list(
        object({
          /** PLAID_TRANSACTIONS, MANUAL_PAYSTUB, TRUV_PAYROLL, EMPINFO, POINTSERV_TAX ... */
          method: requiredText(),
          available: flag(),
          reason: maybeText(),
          /** By whom it is done, as people know them: "Plaid". */
          vendor: maybeText(),
          /** EMPINFO: whether the last four digits of the SSN are needed to find the person. */
          asksSsn: maybeFlag(),
        }),
      ),
      /** Pay stubs to ask for; absent: one (docs/rules.md#income-documents). */
      numDocsRequired: maybeAmount(),
    }).required(),
});

export const postIncomeDocuments = endpoint({
  method: 'POST',
  path: RECORDS,
  summary: 'Sends uploaded income documents for review.',
  source: 'docs/rules.md#income-documents',
  body: () =>
    object({
      /** The `{type}` of income/upload, e.g. paystub. */
      type: requiredText(),
      documentUuids: list(requiredText()).min(1),
      payFrequency: string().oneOf(PAY_FREQUENCIES).nullable(),
      employerName: maybeText(),
      employmentStartDate: isoDate().nullable().notRequired(),
      attested: requiredTrue(),
      shown: shownTexts(),
    }),
  response: () => incomeRecordSchema().required(),
});

export const putIncomeRecord = endpoint({
  method: 'PUT',
  path: `${RECORDS}/{recordUuid}`,
  summary: "Confirms that linked deposits are the person's pay, or that they are not.",
  source: 'docs/rules.md#ways-to-verify-income',
  body: () => object({ confirmed: flag() }),
  response: () => incomeRecordSchema().required(),
});

export const deleteIncomeRecord = endpoint({
  method: 'DELETE',
  path: `${RECORDS}/{recordUuid}`,
  summary: 'Removes an income source.',
  source: 'docs/rules.md#income-records',
  response: emptyAnswer,
});

export const putIncome = endpoint({
  method: 'PUT',
  path: `${HELOC_ONE}/income`,
  summary: 'Corrects the stated income; may revise the offers.',
  source: 'docs/rules.md#stated-income',
  body: () =>
    object({
      incomePrimary: amount().min(0).max(9_999_999),
      incomeOther: amount().min(0).max(9_999_999),
      employmentType: string().oneOf(API_EMPLOYMENT_TYPES).nullable(),
      shown: shownTexts(),
    }),
  response: emptyAnswer,
});

export const putIncomeSources = endpoint({
  method: 'PUT',
  path: `${HELOC_ONE}/income-sources`,
  summary: 'Continue on income/review. Ends INCOME_VERIFICATION; 409 while nothing is verified or in review.',
  source: 'docs/rules.md#income-records',
  body: () => object({ recordUuids: list(requiredText()), confirmed: maybeFlag() }),
  response: emptyAnswer,
});
