import { number } from 'yup';
import { endpoint } from './endpoint.ts';
import { incomeRecordSchema } from './parts.ts';
import { HELOC_ONE } from './paths.ts';
import {
  addressBody,
  list,
  maybeText,
  nameBody,
  object,
  requiredText,
  requiredTrue,
  text,
} from './schemas.ts';
import { shownTexts } from './wording.ts';

const TRANSCRIPT = `${HELOC_ONE}/tax-transcript` as const;

export const postTaxTranscript = endpoint({
  method: 'POST',
  path: TRANSCRIPT,
  summary:
    'Prepares the form with which the IRS is asked for transcripts. Answers the page of the vendor that takes the signature.',
  source: 'docs/rules.md#tax-transcripts',
  body: () =>
    object({
      taxYears: list(number().required()).min(1),
      /** Name and address as they stand on the return. */
      name: nameBody(),
      address: addressBody(),
      /** Of a joint return: signs as well. */
      spouse: object({ firstName: requiredText(), lastName: requiredText(), consents: requiredTrue() })
        .nullable()
        .optional()
        .default(undefined),
      /** To the disclosure by the IRS, for this application only. */
      consents: requiredTrue(),
      /** Random; the vendor sends it back with the person. */
      state: requiredText().min(32),
      /** Where the vendor sends the person afterwards; without one the vendor tells the server alone. */
      returnUrl: maybeText(),
      shown: shownTexts(),
    }),
  response: () =>
    object({
      /** Absolute, or relative to the API. */
      url: requiredText(),
    }).required(),
});

export const postTaxTranscriptResult = endpoint({
  method: 'POST',
  path: `${TRANSCRIPT}/result`,
  summary:
    'What the vendor sent the person back with. The same twice gets the same answer; 410 when the state is not that of the last form.',
  source: 'docs/rules.md#tax-transcripts',
  body: () => object({ state: requiredText(), result: requiredText().max(64) }),
  response: () =>
    object({
      /** REQUESTED, CANCELLED or REJECTED */
      outcome: text(),
      record: incomeRecordSchema().nullable().optional().default(undefined),
    }).required(),
});
