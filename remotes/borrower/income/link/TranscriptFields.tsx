import type { ComponentProps } from 'react';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { useWholeNameHelp } from '#src/features/person-name/useWholeNameHelp.tsx';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { OnReturn } from './OnReturn.tsx';
import { copy } from './transcriptCopy.ts';

interface TranscriptFieldsProps extends ComponentProps<typeof OnReturn> {
  isJoint: boolean;
}

export function TranscriptFields({ isJoint, years, ...given }: TranscriptFieldsProps) {
  const t = useCopy(copy);
  const wholeNameHelp = useWholeNameHelp();
  const legal = useLegal();
  return (
    <>
      <OnReturn years={years} {...given} />
      <RadioGroupField
        name="joint"
        label={t('joint')}
        columns={2}
        options={[
          { value: 'YES', label: t('yes') },
          { value: 'NO', label: t('no') },
        ]}
      />
      {isJoint ? (
        <Stack gap={2}>
          <Heading level={2}>{t('spouseHeading')}</Heading>
          <TextField
            name="spouse.firstName"
            label={t('spouseFirst')}
            autoComplete="off"
            beside={wholeNameHelp}
          />
          <TextField
            name="spouse.lastName"
            label={t('spouseLast')}
            autoComplete="off"
            beside={wholeNameHelp}
          />
          <CheckboxField name="spouse.consents" label={t('spouseConsent')} />
        </Stack>
      ) : null}
      <Stack gap={1}>
        <CheckboxField name="consents" label={t('consent', { years })} />
        <Text muted small>
          {legal('taxReturnUse')} {t('limited')}
        </Text>
      </Stack>
    </>
  );
}
