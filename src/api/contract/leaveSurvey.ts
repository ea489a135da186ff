import { string } from 'yup';
import { LEAVE_REASONS, SURVEY_TEXT_MAX } from '#src/domain/application/leaveSurvey.ts';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import { emptyAnswer, object, requiredText } from './schemas.ts';

export const postLeaveSurvey = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/leave-survey`,
  summary:
    'Why somebody leaves for now, or that they did not say. Asked once for an application: `leaveSurvey` of the application says that it was.',
  source: 'docs/rules.md#leave-survey',
  body: () =>
    object({
      /** Null when it was skipped. */
      reason: string().oneOf(LEAVE_REASONS).nullable().defined(),
      additionalInformation: string().max(SURVEY_TEXT_MAX).nullable(),
      /** The screen, below `/{uuid}`. */
      screen: requiredText(),
    }),
  response: emptyAnswer,
});
