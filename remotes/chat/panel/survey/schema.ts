import { type InferType, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import type { copy } from './copy.ts';

/** What may be said of a chat, in this order (docs/rules.md#the-end-of-a-chat). */
export const SURVEY_REASONS = ['ANSWERED', 'PARTLY', 'NOT_ANSWERED', 'TECHNICAL_PROBLEM'] as const;

/** Characters. */
export const SURVEY_TEXT_MAX = 140;

export const surveySchema = (t: Translate<(typeof copy)['strings']>) =>
  object({
    reason: string().oneOf(SURVEY_REASONS, t('reasonMissing')).required(t('reasonMissing')),
    additionalInformation: string().trim().max(SURVEY_TEXT_MAX, t('tooLong')),
  });

export type SurveyValues = InferType<ReturnType<typeof surveySchema>>;
