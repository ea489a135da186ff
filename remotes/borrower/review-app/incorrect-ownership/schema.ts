import { mixed, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { addDays, type IsoDate, parseDateParts } from '#src/domain/dates/dates.ts';
import {
  NEEDS_DEED,
  OWNERSHIP_ANSWERS,
  type OwnershipAnswer,
  TRANSFER_DAYS,
} from '#src/domain/property/propertyAnswers.ts';
import { LINE_MAX } from '#src/domain/text/lineLength.ts';
import { problem } from '#src/features/problems/problem.ts';
import { uploadedFiles } from '#src/features/uploads/schema.ts';
import type { DateValue } from '#src/ui/form/DateField.tsx';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';
import type { copy } from './copy.ts';

/** Nothing can be sent for a home that a company owns. */
export const CHOICES = [
  'NAME_VARIATION',
  'RECENT_TRANSFER',
  'TRUST',
  'INHERITED',
  'LLC',
  'RECORDS_WRONG',
] as const satisfies readonly (OwnershipAnswer | 'LLC')[];
type Choice = (typeof CHOICES)[number];

export interface OwnershipValues {
  answer: Choice;
  deedDate: Partial<DateValue>;
  trustName: string;
  files: UploadedFile[];
}

/** Whether the title changed hands too recently for the home to be eligible. */
export function isTooRecent({ answer, deedDate }: Partial<OwnershipValues>, today: IsoDate): boolean {
  const day = answer === 'RECENT_TRANSFER' ? parseDateParts(deedDate) : undefined;
  return day !== undefined && day <= today && day > addDays(today, -TRANSFER_DAYS);
}

/** @param today the person's */
export const ownershipSchema = (t: Translate<(typeof copy)['strings']>, today: IsoDate) =>
  object({
    answer: string().required(t('answerMissing')).oneOf(OWNERSHIP_ANSWERS, t('answerMissing')),
    deedDate: mixed<Partial<DateValue>>().test('day', (value, context) => {
      if ((context.parent as Partial<OwnershipValues>).answer !== 'RECENT_TRANSFER') return true;
      const day = parseDateParts(value);
      if (!day) return context.createError({ message: t('deedDateMissing') });
      return day <= today || context.createError({ message: t('deedDateAhead') });
    }),
    trustName: string()
      .trim()
      .max(LINE_MAX, problem('line-too-long', { max: LINE_MAX }))
      .when('answer', ([answer], schema) =>
        answer === 'TRUST' ? schema.required(t('trustNameMissing')) : schema,
      ),
    files: uploadedFiles<OwnershipValues>(
      ({ answer }) => answer !== undefined && NEEDS_DEED.includes(answer),
    ),
  });
