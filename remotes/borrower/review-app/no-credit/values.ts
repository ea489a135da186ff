import type { postCreditDetails } from '#src/api/contract/credit.ts';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Profile } from '#src/api/contract/profile.ts';
import { type IsoDate, parseDateParts } from '#src/domain/dates/dates.ts';
import { type AddressValue, toAddress } from '#src/features/address/value.ts';
import { type PersonValue, personFrom } from '#src/features/person-details/value.ts';
import { nameBody } from '#src/features/person-name/value.ts';
import { type UploadedFile, uploadedUuids } from '#src/ui/upload/uploadedFile.ts';

export const LAST_FOUR = /^\d{4}$/;

export interface DetailsValues extends PersonValue {
  ssnLast4: string;
  moved: boolean;
  previousAddress: AddressValue;
  files: UploadedFile[];
}

/** What the file was looked for with. */
export const valuesFrom = ({ owner }: Heloc, profile: Profile) => ({
  ...personFrom(owner, profile),
  files: [],
});

export const detailsBody = ({
  dob,
  ssnLast4,
  moved,
  previousAddress,
  files,
  ...name
}: DetailsValues): BodyOf<typeof postCreditDetails> => ({
  name: nameBody(name),
  dob: parseDateParts(dob) as IsoDate,
  ssnLast4,
  previousAddress: moved ? toAddress(previousAddress) : null,
  documentUuids: uploadedUuids(files),
});
