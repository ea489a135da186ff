import { string } from 'yup';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import {
  addressBody,
  digits,
  emptyAnswer,
  isoDate,
  list,
  nameBody,
  object,
  requiredText,
  text,
} from './schemas.ts';
import { shownTexts } from './wording.ts';

export const putSsn = endpoint({
  method: 'PUT',
  path: `${HELOC_ONE}/ssn`,
  summary:
    'Looks for the credit file by SSN. Two tries, then CREDIT_NO_MATCH_SSN. Never answered back. 424 when the bureau cannot be reached: the check waits, and uses up no try.',
  source: 'docs/rules.md#credit-file-not-found',
  body: () =>
    object({
      ssn: digits(9),
      consentType: string().oneOf(['SOFT_CREDIT', 'HARD_CREDIT']).required(),
      consentVersion: requiredText(),
      shown: shownTexts(),
    }),
  response: emptyAnswer,
});

export const retryCredit = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/credit/retry`,
  summary:
    'Asks the bureaus again, after a freeze was lifted or after they could not be reached. 429 too soon after the last try, 424 when they cannot be reached.',
  source: 'docs/rules.md#credit-freeze',
  response: emptyAnswer,
});

export const postCreditDetails = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/credit/details`,
  summary:
    'Other details to look for the credit file with, once; if that does not find it either, a person looks. 424 as for the SSN.',
  source: 'docs/rules.md#credit-file-not-found',
  body: () =>
    object({
      name: nameBody(),
      dob: isoDate(),
      ssnLast4: digits(4),
      /** Of the last two years. */
      previousAddress: addressBody().nullable().optional().default(undefined),
      documentUuids: list(requiredText()),
    }),
  response: emptyAnswer,
});

export const postCreditReminder = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/credit/reminder`,
  summary:
    'Reminds by email, a day later, of a freeze that is still to be lifted; asked twice, it is one reminder.',
  source: 'docs/rules.md#credit-freeze',
  response: () => object({ /** ISO time */ remindAt: text() }).required(),
});
