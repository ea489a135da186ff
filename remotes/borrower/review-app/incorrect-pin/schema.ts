import { object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { PARCEL_NUMBER_MAX } from '#src/domain/property/propertyAnswers.ts';
import { LINE_MAX } from '#src/domain/text/lineLength.ts';
import { problem } from '#src/features/problems/problem.ts';
import { uploadedFiles } from '#src/features/uploads/schema.ts';
import { NONE } from '../ParcelChoice.tsx';
import type { ParcelValues } from '../parcelBody.ts';
import type { copy } from '../parcelCopy.ts';

const isOther = ({ parcel }: Partial<ParcelValues>) => parcel === NONE;

/** A person who names another lot gives its number and county, and a document. */
export function pinSchema(t: Translate<(typeof copy)['strings']>) {
  const needed = (max: number, message: string) =>
    string()
      .trim()
      .max(max, problem('line-too-long', { max }))
      .when('parcel', ([parcel], schema) => (isOther({ parcel }) ? schema.required(message) : schema));
  return object({
    parcel: string().required(t('missing')),
    county: needed(LINE_MAX, t('countyMissing')),
    parcelNumber: needed(PARCEL_NUMBER_MAX, t('parcelNumberMissing')),
    files: uploadedFiles<ParcelValues>(isOther),
  });
}
