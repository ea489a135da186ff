import { useMemo } from 'react';
import { object, string } from 'yup';
import { postSupportRequest } from '#src/api/contract/signing.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { LINE_MAX } from '#src/domain/lineLength.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { problem } from '#src/features/problems/problem.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { FormDialog } from '#src/ui/overlay/FormDialog.tsx';
import { copy } from './copy.ts';

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
  const schema = useMemo(
    () =>
      object({
        name: string()
          .trim()
          .required(t('nameMissing'))
          .max(LINE_MAX, problem('line-too-long', { max: LINE_MAX })),
      }),
    [t],
  );
  const send = async ({ name }: { name: string }) => {
    const { reference } = await api.call(postSupportRequest, {
      params: { uuid },
      body: { topic: 'NAME', correctName: name },
    });
    onSent(reference);
  };
  return (
    <FormDialog<{ name: string }>
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
