import { deleteNotaryReservation } from '#src/api/contract/notary.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { FormDialog } from '#src/ui/overlay/FormDialog.tsx';
import { copy } from './copy.ts';

interface CancelProps {
  onClose(): void;
  onCancelled(): Promise<unknown>;
}

export function Cancel({ onClose, onCancelled }: CancelProps) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const cancel = async () => {
    await api.call(deleteNotaryReservation, { params: { uuid } });
    onClose();
    await onCancelled();
  };
  return (
    <FormDialog
      title={t('cancelTitle')}
      text={t('cancelText')}
      closeLabel={t('cancelNo')}
      onClose={onClose}
      onSubmit={cancel}
      submitLabel={t('cancelYes')}
      submitVariant="danger"
    />
  );
}
