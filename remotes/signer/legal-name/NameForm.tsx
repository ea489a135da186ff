import { useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { nameRules } from '#src/domain/person/names.ts';
import { DraftForm } from '#src/features/drafts/DraftForm.tsx';
import { useDraft } from '#src/features/drafts/useDraft.ts';
import { NameFields } from '#src/features/person-name/NameFields.tsx';
import { nameSchema } from '#src/features/person-name/schema.ts';
import type { NameValue } from '#src/features/person-name/value.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { useName } from './useName.ts';

/** A signer says that this is their legal name (docs/rules.md#name-on-the-deed). */
export function NameForm() {
  const t = useCopy(copy);
  const { environment } = useRuntime();
  const { values, save } = useName();
  const draft = useDraft<NameValue>({ part: 'name' });
  const [schema] = useState(() => nameSchema(nameRules(environment)));
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={1}>{t('heading')}</Heading>
        <Text>{t('intro')}</Text>
      </Stack>
      <DraftForm<NameValue>
        draft={draft}
        schema={schema}
        initialValues={values}
        onSubmit={save}
        submitLabel={t('confirm')}
        leaveActions={null}
      >
        <NameFields t={t} />
      </DraftForm>
    </Stack>
  );
}
