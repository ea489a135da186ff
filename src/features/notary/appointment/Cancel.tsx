import { useCopy } from '#src/brand/copy.tsx';
import { FormDialog } from '#src/ui/overlay/FormDialog.tsx';
import { copy } from './bookedCopy.ts';

interface CancelProps {
  /** Rejects with an `ApiError`. */
  cancel(): Promise<unknown>;
  onClose(): void;
  onCancelled(): Promise<unknown>;
}

export function Cancel({ cancel, onClose, onCancelled }: CancelProps) {
  const t = useCopy(copy);
  const submit = async () => {
    await cancel();
    onClose();
    await onCancelled();
  };
  return (
    <FormDialog
      title={t('cancelTitle')}
      text={t('cancelText')}
      closeLabel={t('cancelNo')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('cancelYes')}
      submitVariant="danger"
    />
  );
}
