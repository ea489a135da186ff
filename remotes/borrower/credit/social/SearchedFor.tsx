import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { formatAddress } from '#src/domain/address.ts';
import { formatDate, parseDate } from '#src/domain/dates.ts';
import { answeredName } from '#src/domain/names.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { EmailLink, PhoneLink } from '#src/features/shell/ContactLinks.tsx';
import { Details } from '#src/ui/primitives/Details.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/**
 * What the bureaus were asked with: where it differs from theirs, no file is found. The API changes none of it, so who
 * finds a mistake is led to people who can.
 */
export function SearchedFor() {
  const t = useCopy(copy);
  const { companyInfo } = useBrand();
  const { heloc, profile } = useApplication();
  const dob = parseDate(profile.dob ?? '');
  const { homeAddress, property } = heloc;
  const home = homeAddress ?? (property.occupancyType === 'HOME' ? property : undefined);
  return (
    <Stack gap={1} as="section">
      <Heading level={2}>{t('details')}</Heading>
      <SummaryList
        rows={[
          { term: t('name'), value: answeredName(heloc.owner) },
          { term: t('dob'), value: dob ? formatDate(dob) : t('notGiven') },
          { term: t('homeAddress'), value: home ? formatAddress(home) : t('notGiven') },
        ]}
      />
      <Details summary={t('change')}>
        <Stack gap={1}>
          <Text>{t('changeText')}</Text>
          <PhoneLink number={companyInfo.supportPhone} />
          <EmailLink address={companyInfo.supportEmail} />
        </Stack>
      </Details>
    </Stack>
  );
}
