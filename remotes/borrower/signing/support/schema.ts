import { object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import {
  CALL_TIMES,
  type CallTime,
  CONTACT_CHANNELS,
  type ContactChannel,
  DECLINE_REASONS,
  type DeclineReason,
  SUPPORT_MESSAGE,
} from '#src/domain/application/support.ts';
import { isOneOf } from '#src/domain/enums.ts';
import { problem } from '#src/features/problems/problem.ts';
import type { copy } from './copy.ts';

export interface QuestionValues {
  topic: DeclineReason;
  documentUuid?: string;
  message: string;
  contact: ContactChannel;
  bestTime?: CallTime | '';
}

const { min, max } = SUPPORT_MESSAGE;

export const questionSchema = (t: Translate<(typeof copy)['strings']>) =>
  object({
    topic: string().oneOf(DECLINE_REASONS, t('topicMissing')).required(t('topicMissing')),
    documentUuid: string(),
    message: string()
      .trim()
      .required(t('messageMissing'))
      .min(min, problem('text-too-short', { min }))
      .max(max, problem('line-too-long', { max })),
    contact: string().oneOf(CONTACT_CHANNELS, t('contactMissing')).required(t('contactMissing')),
    bestTime: string().test('time', (value) => !value || isOneOf(CALL_TIMES, value)),
  });
