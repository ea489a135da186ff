import { useMemo } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { DECLINE_REASONS, type DeclineReason, declineSchema } from './schema.ts';

interface DeclineValues {
  reason: DeclineReason;
  message?: string;
}

export function DeclineDialog({
  open,
  onClose,
  onDecline,
}: {
  open: boolean;
  onClose: () => void;
  onDecline: (reason: string, message: string | undefined) => Promise<void>;
}) {
  const t = useCopy(copy);
  const schema = useMemo(() => declineSchema(t), [t]);
  return (
    <Dialog
      open={open}
      title={t('declineHeading')}
      description={<Text>{t('declineText')}</Text>}
      onClose={onClose}
    >
      <FormShell<DeclineValues>
        schema={schema}
        onSubmit={({ reason, message }) => onDecline(reason, message || undefined)}
        submitLabel={t('declineSend')}
        secondary={
          <Button variant="secondary" onClick={onClose}>
            {t('declineKeep')}
          </Button>
        }
      >
        <SelectField
          name="reason"
          label={t('declineReason')}
          options={DECLINE_REASONS.map((reason) => ({ value: reason, label: t(`reason${reason}`) }))}
        />
        <TextAreaField name="message" label={t('declineMessage')} optional maxLength={1000} rows={4} />
      </FormShell>
    </Dialog>
  );
}
