import { useMemo } from 'react';
import { postSupportRequest } from '#src/api/contract/signing.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { FormDialog } from '#src/ui/overlay/FormDialog.tsx';
import { copy } from './copy.ts';
import { type NameValues, nameSchema } from './schema.ts';

interface CorrectNameProps {
  onId: string | null | undefined;
  onClose(): void;
  onSent(reference: string): void;
}

/** Asks for documents in another name; a person on our side prepares them. */
export function CorrectName({ onId, onClose, onSent }: CorrectNameProps) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const schema = useMemo(() => nameSchema(t), [t]);
  const send = async ({ name }: NameValues) => {
    const { reference } = await api.call(postSupportRequest, {
      params: { uuid },
      body: { topic: 'NAME', correctName: name },
    });
    onSent(reference);
  };
  return (
    <FormDialog<NameValues>
      title={t('nameCorrect')}
      text={t('nameText')}
      closeLabel={t('nameCancel')}
      onClose={onClose}
      schema={schema}
      initialValues={{ name: onId ?? '' }}
      onSubmit={send}
      submitLabel={t('nameSend')}
    >
      <TextField name="name" label={t('nameRight')} autoComplete="name" />
    </FormDialog>
  );
}
