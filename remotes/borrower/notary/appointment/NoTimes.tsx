import { type ReactNode, useState } from 'react';
import { postSupportRequest } from '#src/api/contract/signing.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { CALL_TIMES } from '#src/domain/application/support.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { copy } from './copy.ts';
import { type CallValues, callSchema } from './schema.ts';

/** Nothing is free: a person finds a time by phone. */
export function NoTimes({ secondary }: { secondary?: ReactNode }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const [reference, setReference] = useState<string>();
  const receipt = useFocusOn<HTMLDivElement>(reference);

  const ask = async ({ bestTime }: CallValues) => {
    const sent = await api.call(postSupportRequest, {
      params: { uuid },
      body: { topic: 'NOTARY_APPOINTMENT', preferredContact: 'PHONE', bestTime: bestTime || null },
    });
    setReference(sent.reference);
  };

  return (
    <Stack as="section" gap={2}>
      <Heading level={2}>{t('noneTitle')}</Heading>
      {reference ? (
        <Alert tone="success" ref={receipt}>
          {t('asked', { reference })}
        </Alert>
      ) : (
        <>
          <Text>{t('noneText')}</Text>
          <FormShell<CallValues>
            schema={callSchema}
            onSubmit={ask}
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
