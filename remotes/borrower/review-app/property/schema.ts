import { object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { isPostOfficeBox } from '#src/domain/property/address.ts';
import {
  PARCEL_NUMBER_MAX,
  PROPERTY_REASONS,
  type PropertyReason,
} from '#src/domain/property/propertyAnswers.ts';
import { LINE_MAX } from '#src/domain/text/lineLength.ts';
import { problem, yupRule } from '#src/features/problems/problem.ts';
import { uploadedFiles } from '#src/features/uploads/schema.ts';
import { NONE } from '../ParcelChoice.tsx';
import type { ParcelValues } from '../parcelBody.ts';
import type { copy as parcelCopy } from '../parcelCopy.ts';
import type { copy } from './copy.ts';

/** A home that was bought recently is not eligible, and there is nothing to send. */
export const REASONS = [...PROPERTY_REASONS, 'RECENT'] as const;

export interface PropertyValues extends ParcelValues {
  reason: PropertyReason | 'RECENT';
  street1: string;
  street2: string;
}

/** What a reason asks besides county, number of the parcel and papers. */
export const ASKS: Readonly<Record<PropertyValues['reason'], { address?: true; proof?: true; ends?: true }>> =
  {
    ADDRESS: { address: true },
    RECORDS: { proof: true },
    NEW: {},
    RECENT: { ends: true },
  };

interface Texts {
  t: Translate<(typeof copy)['strings']>;
  ofParcel: Translate<(typeof parcelCopy)['strings']>;
}

/** @param several there are lots to choose from */
export function propertySchema({ t, ofParcel }: Texts, several: boolean) {
  const isOpen = ({ parcel }: Partial<PropertyValues>) => !several || parcel === NONE;
  const line = () => string().max(LINE_MAX, problem('line-too-long', { max: LINE_MAX }));
  /** A field that counts only where it is asked. */
  const asked = (key: 'address' | 'proof', message: string, isGiven: (values: PropertyValues) => boolean) =>
    line().test('asked', message, (_, { parent }) => {
      const values = parent as PropertyValues;
      return !isOpen(values) || !values.reason || !ASKS[values.reason][key] || isGiven(values);
    });
  return object({
    parcel: several ? string().required(ofParcel('missing')) : string(),
    reason: string().when('parcel', ([parcel], schema) =>
      isOpen({ parcel }) ? schema.required(t('reasonMissing')).oneOf(REASONS, t('reasonMissing')) : schema,
    ),
    street1: asked('address', t('street1Missing'), ({ street1 }) => Boolean(street1?.trim())).test(
      'street',
      yupRule((street: string | undefined) =>
        isPostOfficeBox(street ?? '') ? 'post-office-box' : undefined,
      ),
    ),
    street2: line(),
    county: line(),
    parcelNumber: asked(
      'proof',
      ofParcel('parcelNumberMissing'),
      ({ parcelNumber, files }) => Boolean(parcelNumber?.trim()) || (files?.length ?? 0) > 0,
    ).max(PARCEL_NUMBER_MAX, problem('line-too-long', { max: PARCEL_NUMBER_MAX })),
    files: uploadedFiles(),
  });
}
