import { useCopy } from '#src/brand/copy.tsx';
import { formatAddress } from '#src/domain/property/address.ts';
import { AddressFields } from '#src/features/address/AddressFields.tsx';
import { toAddress } from '#src/features/address/value.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { personRows } from '#src/features/person-details/personRows.tsx';
import { isPartOpen, type PersonFacts } from '#src/features/person-details/schema.ts';
import { livesInProperty, type PersonValue } from '#src/features/person-details/value.ts';
import { ChangeableRows } from '#src/ui/form/ChangeableRows.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

interface SearchedForProps {
  given: PersonValue;
  values: PersonValue;
  facts: PersonFacts;
}

/** What the bureaus were asked with: where it differs from theirs, no file is found. The next check takes what stands here. */
export function SearchedFor({ given, values, facts }: SearchedForProps) {
  const t = useCopy(copy);
  const { heloc } = useApplication();
  const isHome = livesInProperty(heloc);
  const home = isHome ? heloc.property : toAddress(given.homeAddress ?? {});
  return (
    <Stack gap={2}>
      <Heading level={2}>{t('details')}</Heading>
      <Text>{t('detailsHint')}</Text>
      <ChangeableRows
        rows={[
          ...personRows({ t, given, values, facts }),
          {
            key: 'homeAddress',
            term: t('homeAddress'),
            value: formatAddress(home),
            ...(isHome
              ? {}
              : {
                  fields: <AddressFields name="homeAddress" label={t('homeAddress')} />,
                  open: isPartOpen('homeAddress', values, given, facts),
                }),
          },
        ]}
        change={t('change')}
        changeNamed={(name) => t('changeNamed', { name })}
      >
        {isHome ? (
          <Text small muted>
            {t.rich('homeIsProperty', { phone: <SupportPhone /> })}
          </Text>
        ) : null}
      </ChangeableRows>
    </Stack>
  );
}
