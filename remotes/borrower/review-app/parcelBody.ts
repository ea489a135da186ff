import type { BodyOf } from '#src/api/contract/endpoint.ts';
import type { postPropertyAnswer } from '#src/api/contract/propertyReview.ts';
import type { PropertyReason } from '#src/domain/property/propertyAnswers.ts';
import { type UploadedFile, uploadedUuids } from '#src/ui/upload/uploadedFile.ts';
import { NONE } from './ParcelChoice.tsx';

/** What a form about a home holds; only what it asked is sent. */
export interface ParcelValues {
  parcel?: string;
  county?: string;
  parcelNumber?: string;
  files: UploadedFile[];
}

type Body = BodyOf<typeof postPropertyAnswer>;

interface Other {
  reason?: PropertyReason;
  street1?: string | undefined;
  street2?: string | undefined;
}

/** One of the lots, or what is known of another one. */
export function parcelBody({ parcel, county, parcelNumber, files }: ParcelValues, other: Other = {}): Body {
  if (parcel && parcel !== NONE) return { parcelUuid: parcel, documentUuids: [] };
  return {
    reason: other.reason ?? null,
    street1: other.street1?.trim() || null,
    street2: other.street2?.trim() || null,
    county: county?.trim() || null,
    parcelNumber: parcelNumber?.trim() || null,
    documentUuids: uploadedUuids(files ?? []),
  };
}
