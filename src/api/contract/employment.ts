import { string } from 'yup';
import { API_EMPLOYMENT_TYPES } from '#src/domain/enums.ts';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import { emptyAnswer, flag, maybeFlag, maybeLine, maybeText, object } from './schemas.ts';
import { shownTexts } from './wording.ts';

export const putEmployment = endpoint({
  method: 'PUT',
  path: `${HELOC_ONE}/employment`,
  summary:
    'Where the person works, whom to ask about it, and that they may be asked; or that the job has changed, which is underwritten again.',
  source: 'docs/rules.md#employment-check',
  body: () =>
    object({
      /** Whether the job, or the business, is the one that was stated. */
      current: flag(),
      /** The employer's or the business's legal name. */
      name: maybeLine(),
      /** Ten digits. */
      workPhone: maybeText(),
      contactName: maybeLine(),
      contactEmail: maybeText(),
      jobTitle: maybeLine(),
      /** yyyy-MM-dd */
      startDate: maybeText(),
      /** Of a business: its license or its website. */
      license: maybeLine(),
      accountantName: maybeLine(),
      accountantPhone: maybeText(),
      /** Whether the employer may be contacted. */
      contactAllowed: maybeFlag(),
      shown: shownTexts(),
      /** Of the new situation. */
      employmentType: string().oneOf(API_EMPLOYMENT_TYPES).nullable(),
    }),
  response: emptyAnswer,
});
