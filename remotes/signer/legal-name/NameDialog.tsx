import { useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { nameRules } from '#src/domain/person/names.ts';
import { DraftDialog } from '#src/features/drafts/DraftDialog.tsx';
import { NameFields } from '#src/features/person-name/NameFields.tsx';
import { nameSchema } from '#src/features/person-name/schema.ts';
import type { NameValue } from '#src/features/person-name/value.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { copy } from './copy.ts';
import { useName } from './useName.ts';

/** Corrects a name that was confirmed before. */
export function NameDialog({ onClose }: { onClose(): void }) {
  const t = useCopy(copy);
  const { environment } = useRuntime();
  const { values, save } = useName();
  const [schema] = useState(() => nameSchema(nameRules(environment)));
  return (
    <DraftDialog<NameValue>
      part="name"
      title={t('dialogHeading')}
      text={t('dialogText')}
      closeLabel={t('cancel')}
      onClose={onClose}
      schema={schema}
      initialValues={values}
      onSubmit={async (name) => {
        await save(name);
        onClose();
      }}
      submitLabel={t('save')}
    >
      <NameFields t={t} />
    </DraftDialog>
  );
}
