import { object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { LEAVE_REASONS, type LeaveReason, SURVEY_TEXT_MAX } from '#src/domain/application/leaveSurvey.ts';
import type { copy } from './copy.ts';

export interface SurveyAnswer {
  reason: LeaveReason;
  additionalInformation?: string;
}

export const surveySchema = (t: Translate<(typeof copy)['strings']>) =>
  object({
    reason: string().oneOf(LEAVE_REASONS, t('reasonMissing')).required(t('reasonMissing')),
    additionalInformation: string()
      .trim()
      .when('reason', ([reason], text) =>
        reason === 'OTHER' ? text.max(SURVEY_TEXT_MAX, t('tooLong')) : text.strip(),
      ),
  });
