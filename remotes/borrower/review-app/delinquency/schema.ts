import { object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { DELINQUENCY_ANSWERS, NEEDS_PROOF } from '#src/domain/person/delinquency.ts';
import { uploadedFiles } from '#src/features/uploads/schema.ts';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';
import type { copy } from './copy.ts';

/** Who is past due has nothing to send. */
export const CHOICES = [...DELINQUENCY_ANSWERS, 'PAST_DUE'] as const;

export interface AnswerValues {
  answer: (typeof CHOICES)[number];
  files: UploadedFile[];
}

export const answerSchema = (t: Translate<(typeof copy)['strings']>) =>
  object({
    answer: string()
      .required(t('answerMissing'))
      .oneOf(CHOICES, t('answerMissing'))
      .notOneOf(['PAST_DUE'], t('pastDue')),
    files: uploadedFiles<AnswerValues>(({ answer }) => answer !== undefined && NEEDS_PROOF.includes(answer)),
  });
