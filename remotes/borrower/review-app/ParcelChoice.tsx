import type { Parcel } from '#src/api/contract/reviewParts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { formatAddress } from '#src/domain/property/address.ts';
import { formatList, formatNumber } from '#src/domain/text/format.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { LotMap } from './LotMap.tsx';
import { copy } from './parcelCopy.ts';

/** In place of a lot: none of them. */
export const NONE = 'NONE';

/** The lots that may be the home, distinguished by owner, number, size and shape. */
export function ParcelChoice({ parcels }: { parcels: readonly Parcel[] }) {
  const t = useCopy(copy);
  const nameOf = (parcel: Parcel) => {
    const address = formatAddress(parcel);
    return parcel.parcelNumber ? t('named', { address, number: parcel.parcelNumber }) : address;
  };
  return (
    <RadioGroupField
      name="parcel"
      label={t('which')}
      variant="cards"
      options={[
        ...parcels.map((parcel) => ({
          value: parcel.uuid,
          label: nameOf(parcel),
          description: <Facts parcel={parcel} />,
          aside: parcel.outline?.length ? <LotMap outline={parcel.outline} label={t('map')} /> : null,
        })),
        { value: NONE, label: t('none') },
      ]}
    />
  );
}

function Facts({ parcel }: { parcel: Parcel }) {
  const t = useCopy(copy);
  const { ownerNames, lotSquareFeet } = parcel;
  const facts = [
    ownerNames.length > 0 ? t('owners', { count: ownerNames.length, names: formatList(ownerNames) }) : '',
    lotSquareFeet ? t('size', { size: formatNumber(String(Math.round(lotSquareFeet)), 0, {}) }) : '',
  ].filter(Boolean);
  return (
    <Stack gap={0.5}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </Stack>
  );
}
