import { object } from 'yup';
import { deleteNotaryReservation } from '#src/api/contract/notary.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

const schema = object({});

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
    <Dialog open title={t('cancelTitle')} description={<Text>{t('cancelText')}</Text>} onClose={onClose}>
      <FormShell
        schema={schema}
        onSubmit={cancel}
        submitLabel={t('cancelYes')}
        submitVariant="danger"
        requiredNote={false}
        secondary={
          <Button variant="secondary" onClick={onClose}>
            {t('cancelNo')}
          </Button>
        }
      >
        {null}
      </FormShell>
    </Dialog>
  );
}
