import { object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { RECONSIDER_TOPICS, type ReconsiderTopic, SUPPORT_MESSAGE } from '#src/domain/application/support.ts';
import { problem } from '#src/features/problems/problem.ts';
import { uploadedFiles } from '#src/features/uploads/schema.ts';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';
import type { copy } from './copy.ts';

export interface ReconsiderValues {
  topic: ReconsiderTopic;
  message: string;
  files: UploadedFile[];
}

const { min, max } = SUPPORT_MESSAGE;

export const reconsiderSchema = (t: Translate<(typeof copy)['strings']>) =>
  object({
    topic: string().oneOf(RECONSIDER_TOPICS, t('topicMissing')).required(t('topicMissing')),
    message: string()
      .trim()
      .required(t('messageMissing'))
      .min(min, problem('text-too-short', { min }))
      .max(max, problem('line-too-long', { max })),
    files: uploadedFiles(),
  });
