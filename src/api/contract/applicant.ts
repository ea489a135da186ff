import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import { addressBody, done, isoDate, maybeText, object } from './schemas.ts';
import { shownTexts } from './wording.ts';

export const putApplicant = endpoint({
  method: 'PUT',
  path: `${HELOC_ONE}/applicant`,
  summary:
    'Confirms who applies, under no status only, and starts the soft credit check; the name and the phone are those of the profile. 400 when the person is too young, or without a SOFT_CREDIT consent, held or given here.',
  source: 'docs/rules.md#confirming-who-applies',
  body: object({
    dob: isoDate(),
    /** Absent where the property is the home. */
    homeAddress: addressBody().nullable().optional().default(undefined),
    /** The version of the SOFT_CREDIT consent given with it; absent when one is held. */
    softCreditVersion: maybeText(),
    shown: shownTexts(),
  }),
  response: done(),
});
