import type { postCreditDetails } from '#src/api/contract/credit.ts';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Profile } from '#src/api/contract/profile.ts';
import { datePartsOf, type IsoDate, parseDate, parseDateParts } from '#src/domain/dates.ts';
import { suffixToApi } from '#src/domain/enums.ts';
import { type AddressValue, toAddress } from '#src/features/address/value.ts';
import { type NameValue, nameBody } from '#src/features/person-name/value.ts';
import type { DateValue } from '#src/ui/form/DateField.tsx';
import { type UploadedFile, uploadedUuids } from '#src/ui/upload/uploadedFile.ts';

export const LAST_FOUR = /^\d{4}$/;

export interface DetailsValues extends NameValue {
  dob: DateValue;
  ssnLast4: string;
  moved: boolean;
  previousAddress: AddressValue;
  files: UploadedFile[];
}

/** What the file was looked for with. */
export function valuesFrom({ owner }: Heloc, profile: Profile): Partial<DetailsValues> {
  const dob = parseDate(profile.dob ?? '');
  return {
    firstName: owner.firstName,
    middleName: owner.middleName ?? '',
    lastName: owner.lastName,
    suffix: suffixToApi(owner.suffix),
    ...(dob ? { dob: datePartsOf(dob) } : {}),
    files: [],
  };
}

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
