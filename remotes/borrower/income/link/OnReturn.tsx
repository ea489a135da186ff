import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useCopy } from '#src/brand/copy.tsx';
import { fullName } from '#src/domain/person/nameText.ts';
import { formatAddress } from '#src/domain/property/address.ts';
import { AddressFields } from '#src/features/address/AddressFields.tsx';
import { toAddress } from '#src/features/address/value.ts';
import { NameFields } from '#src/features/person-name/NameFields.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import type { Correction } from '../transcript.ts';
import { copy } from './transcriptCopy.ts';
import type { TranscriptValues } from './transcriptSchema.ts';

interface OnReturnProps {
  years: string;
  /** What the IRS did not know: said where it is corrected. */
  corrections: readonly Correction[];
  isFine(values: Partial<TranscriptValues>): boolean;
}

/** What the return is looked for by. As the application has it for most people; the others change it. */
export function OnReturn({ years, corrections, isFine }: OnReturnProps) {
  const t = useCopy(copy);
  const form = useForm<TranscriptValues>();
  const values = form.getState().values;
  const [asked] = useState(() => !isFine(values));
  const [opened, setOpened] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (opened) fields.current?.querySelector('input')?.focus();
  }, [opened]);
  const rows = [{ term: t('years'), value: years }];
  if (!asked && !opened && corrections.length === 0) {
    const { firstName, middleName, lastName, suffix, address = {} } = values;
    return (
      <Stack gap={2} align="start">
        <SummaryList
          rows={[
            ...rows,
            {
              term: t('nameHeading'),
              value: fullName({ firstName, middleName, lastName, suffix }),
            },
            { term: t('addressHeading'), value: formatAddress(toAddress(address)) },
          ]}
        />
        <LinkButton onClick={() => setOpened(true)}>{t('different')}</LinkButton>
      </Stack>
    );
  }
  const wrong = (part: Correction): ReactNode =>
    corrections.includes(part) ? (
      <Alert tone="warning" quiet>
        {t(`correct${part}`)}
      </Alert>
    ) : null;
  return (
    <>
      <SummaryList rows={rows} />
      <Stack gap={2} ref={fields}>
        <Heading level={2}>{t('nameHeading')}</Heading>
        {wrong('NAME')}
        <NameFields t={t} />
      </Stack>
      <Stack gap={2}>
        <Heading level={2}>{t('addressHeading')}</Heading>
        {wrong('ADDRESS')}
        <Text muted>{t('addressText')}</Text>
        <AddressFields name="address" label={t('address')} />
      </Stack>
    </>
  );
}
