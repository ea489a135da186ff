import { useCopy } from '#src/brand/copy.tsx';
import { FormDialog } from '#src/ui/overlay/FormDialog.tsx';
import { copy } from './copy.ts';

/** Asks for confirmation before the application is withdrawn. */
export function Withdraw({ onClose, withdraw }: { onClose(): void; withdraw(): Promise<void> }) {
  const t = useCopy(copy);
  return (
    <FormDialog
      title={t('withdrawHeading')}
      text={t('withdrawText')}
      closeLabel={t('withdrawNo')}
      onClose={onClose}
      onSubmit={() => withdraw()}
      submitLabel={t('withdrawYes')}
      submitVariant="danger"
    />
  );
}
