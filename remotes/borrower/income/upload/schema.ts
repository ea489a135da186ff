import { boolean, mixed, object, string } from 'yup';
import { PAY_FREQUENCIES, type PayFrequency } from '#src/api/contract/income.ts';
import { type IsoDate, parseDateParts } from '#src/domain/dates/dates.ts';
import { LINE_MAX } from '#src/domain/text/lineLength.ts';
import { problem } from '#src/features/problems/problem.ts';
import { uploadedFiles } from '#src/features/uploads/schema.ts';
import type { DateValue } from '#src/ui/form/DateField.tsx';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';

export interface UploadValues {
  files: UploadedFile[];
  employerName?: string;
  payFrequency?: PayFrequency;
  startDate?: DateValue;
  attested: boolean;
}

interface Texts {
  required: string;
  attestNeeded: string;
  invalidDate: string;
  futureDate: string;
}

/** The message for the three boxes; an offer may begin later, a job that one has may not. */
function dateProblem(value: Partial<DateValue> | undefined, texts: Texts, latest: IsoDate | undefined) {
  const { month = '', day = '', year = '' } = value ?? {};
  if (`${month}${day}${year}`.trim() === '') return texts.required;
  const iso = parseDateParts({ month, day, year });
  if (!iso) return texts.invalidDate;
  return latest && iso > latest ? texts.futureDate : undefined;
}

export function uploadSchema(
  texts: Texts,
  { employer, latest }: { employer: boolean; latest?: IsoDate | undefined },
) {
  const attested = boolean().oneOf([true], texts.attestNeeded).required(texts.attestNeeded);
  if (!employer) return object({ files: uploadedFiles(() => true), attested });
  return object({
    files: uploadedFiles(() => true),
    employerName: string().trim().max(LINE_MAX, problem('line-too-long')).required(texts.required),
    payFrequency: string().oneOf(PAY_FREQUENCIES, texts.required).required(texts.required),
    startDate: mixed<DateValue>().test('date', (value, context) => {
      const message = dateProblem(value, texts, latest);
      return message ? context.createError({ message }) : true;
    }),
    attested,
  });
}
