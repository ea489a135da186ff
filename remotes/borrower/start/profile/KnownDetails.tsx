import { useCopy } from '#src/brand/copy.tsx';
import { formatAddress } from '#src/domain/address.ts';
import { formatDate, parseDateParts } from '#src/domain/dates.ts';
import { isOneOf, OCCUPANCY_TYPES } from '#src/domain/enums.ts';
import { answeredName } from '#src/domain/names.ts';
import { toAddress } from '#src/features/address/value.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList, type SummaryRow } from '#src/ui/primitives/SummaryList.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { livesInProperty, type Part, type ProfileValues } from './values.ts';

interface KnownDetailsProps {
  given: ProfileValues;
  /** What has fields instead of a row. */
  open: readonly Part[];
  showsDob: boolean;
  onChange(part: Part): void;
}

/** Who the person is and what the application is about, as far as it is known. */
export function KnownDetails({ given, open, showsDob, onChange }: KnownDetailsProps) {
  const t = useCopy(copy);
  const { heloc, profile } = useApplication();
  const { property } = heloc;
  const changeable = (part: Part, value: string): SummaryRow[] =>
    open.includes(part)
      ? []
      : [
          {
            term: t(part),
            value,
            action: (
              <LinkButton aria-label={t('changeNamed', { name: t(part) })} onClick={() => onChange(part)}>
                {t('change')}
              </LinkButton>
            ),
          },
        ];
  const dob = showsDob && parseDateParts(given.dob);
  return (
    <Stack gap={2}>
      <SummaryList
        rows={[
          ...changeable('name', answeredName(given)),
          ...(dob ? [{ term: t('dob'), value: formatDate(dob) }] : []),
          { term: t('email'), value: t('emailUse', { email: profile.email }) },
          ...changeable('phone', given.phone),
          ...(livesInProperty(heloc)
            ? []
            : changeable('homeAddress', formatAddress(toAddress(given.homeAddress)))),
          { term: t('propertyAddress'), value: formatAddress(property) },
          {
            term: t('occupancy'),
            value: isOneOf(OCCUPANCY_TYPES, property.occupancyType)
              ? t(`occupancy${property.occupancyType}`)
              : property.occupancyType,
          },
        ]}
      />
      <Text>{t.rich('others', { phone: <SupportPhone /> })}</Text>
    </Stack>
  );
}
