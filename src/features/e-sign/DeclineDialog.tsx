import { useMemo } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { DECLINE_REASONS, type DeclineReason, SUPPORT_MESSAGE } from '#src/domain/application/support.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx';
import { FormDialog } from '#src/ui/overlay/FormDialog.tsx';
import { copy } from './copy.ts';
import { declineSchema } from './schema.ts';

interface DeclineValues {
  reason: DeclineReason;
  message?: string;
}

export function DeclineDialog({
  onClose,
  onDecline,
}: {
  onClose: () => void;
  onDecline: (reason: DeclineReason, message: string | undefined) => Promise<void>;
}) {
  const t = useCopy(copy);
  const schema = useMemo(() => declineSchema(t), [t]);
  return (
    <FormDialog<DeclineValues>
      title={t('declineHeading')}
      text={t('declineText')}
      closeLabel={t('declineKeep')}
      onClose={onClose}
      schema={schema}
      onSubmit={({ reason, message }) => onDecline(reason, message || undefined)}
      submitLabel={t('declineSend')}
    >
      <SelectField
        name="reason"
        label={t('declineReason')}
        options={DECLINE_REASONS.map((reason) => ({ value: reason, label: t(`reason${reason}`) }))}
      />
      <TextAreaField
        name="message"
        label={t('declineMessage')}
        optional
        maxLength={SUPPORT_MESSAGE.max}
        rows={4}
      />
    </FormDialog>
  );
}
