import { type ReactNode, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { CALL_TIMES } from '#src/domain/application/support.ts';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { TalkToUs } from '../../shell/TalkToUs.tsx';
import type { NotaryPort } from '../port.ts';
import { copy } from './copy.ts';
import { type CallValues, callSchema } from './schema.ts';

/** Nothing is free: a person finds a time by phone. */
export function NoTimes({ ask, secondary }: { ask: NotaryPort['askForCall']; secondary?: ReactNode }) {
  const t = useCopy(copy);
  const [reference, setReference] = useState<string>();
  const receipt = useFocusOn<HTMLDivElement>(reference);

  const send = async ({ bestTime }: CallValues) => {
    const sent = await ask?.(bestTime || null);
    setReference(sent?.reference);
  };

  return (
    <Stack as="section" gap={2}>
      <Heading level={2}>{t('noneTitle')}</Heading>
      {reference ? (
        <Alert tone="success" ref={receipt}>
          {t('asked', { reference })}
        </Alert>
      ) : !ask ? (
        <>
          <Text>{t('noneCall')}</Text>
          {secondary}
        </>
      ) : (
        <>
          <Text>{t('noneText')}</Text>
          <FormShell<CallValues>
            schema={callSchema}
            onSubmit={send}
            submitLabel={t('ask')}
            secondary={secondary}
            requiredNote={false}
          >
            <SelectField
              name="bestTime"
              label={t('bestTime')}
              optional
              placeholder={t('anyTime')}
              options={CALL_TIMES.map((value) => ({ value, label: t(`time${value}`) }))}
            />
          </FormShell>
        </>
      )}
      <TalkToUs />
    </Stack>
  );
}
