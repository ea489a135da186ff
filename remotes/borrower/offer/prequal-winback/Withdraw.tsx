import { object } from 'yup';
import { useCopy } from '#src/brand/copy.tsx';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

const NOTHING = object({});

/** Asks once more. */
export function Withdraw({ onClose, withdraw }: { onClose(): void; withdraw(): Promise<void> }) {
  const t = useCopy(copy);
  return (
    <Dialog
      open
      title={t('withdrawHeading')}
      description={<Text>{t('withdrawText')}</Text>}
      onClose={onClose}
    >
      <FormShell<object>
        schema={NOTHING}
        onSubmit={() => withdraw()}
        submitLabel={t('withdrawYes')}
        submitVariant="danger"
        requiredNote={false}
        secondary={
          <Button variant="secondary" onClick={onClose}>
            {t('withdrawNo')}
          </Button>
        }
      >
        {null}
      </FormShell>
    </Dialog>
  );
}
