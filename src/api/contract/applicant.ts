import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import { addressBody, emptyAnswer, isoDate, maybeText, object } from './schemas.ts';
import { shownTexts } from './wording.ts';

export const putApplicant = endpoint({
  method: 'PUT',
  path: `${HELOC_ONE}/applicant`,
  summary:
    'Confirms who applies; the name and the phone are those of the profile. Under no status it starts the soft credit check; under CREDIT_NO_MATCH it corrects what the next check looks for, and the status stays. 400 when the person is too young, or without a SOFT_CREDIT consent, held or given here.',
  source: 'docs/rules.md#confirming-who-applies',
  body: () =>
    object({
      dob: isoDate(),
      /** Absent where the property is the home. */
      homeAddress: addressBody().nullable().optional().default(undefined),
      /** The version of the SOFT_CREDIT consent given with it; absent when one is held. */
      softCreditVersion: maybeText(),
      shown: shownTexts(),
    }),
  response: emptyAnswer,
});
