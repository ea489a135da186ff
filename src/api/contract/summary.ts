import { boolean } from 'yup';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import { emptyAnswer, flag, maybeText, object, requiredText, requiredTrue } from './schemas.ts';
import { shownTexts } from './wording.ts';

export const putPaperDocuments = endpoint({
  method: 'PUT',
  path: `${HELOC_ONE}/paper-documents`,
  summary:
    'Asks for the documents by mail, or to go on online after all; support hears of both. While they are asked for, summary-acceptance answers 409.',
  source: 'docs/rules.md#paper-documents',
  body: () => object({ wanted: flag(), shown: shownTexts() }),
  response: () => object({ reference: requiredText() }).required(),
});

export const postSummaryAcceptance = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/summary-acceptance`,
  summary:
    'Submits the application; starts the hard credit check. Ends GEN_SUMMARY_DISCLOSURE and APP_SUBMISSION.',
  source: 'docs/rules.md#submitting-the-application',
  body: () =>
    object({
      esignConsent: requiredTrue(),
      esignVersion: maybeText(),
      summaryAccepted: requiredTrue(),
      summaryVersion: maybeText(),
      /** Needed unless a HARD_CREDIT consent is already held. */
      hardCreditConsent: boolean().nullable(),
      hardCreditVersion: maybeText(),
      /** Needed with a credit applicant for whom joint credit has not been confirmed yet. */
      jointIntent: boolean().nullable(),
      jointIntentVersion: maybeText(),
      acceptedAt: requiredText(),
      shown: shownTexts(),
    }),
  response: emptyAnswer,
});
