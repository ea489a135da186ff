import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import type { FormDialogProps } from '#src/ui/overlay/FormDialog.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { DraftForm, type DraftFormProps } from './DraftForm.tsx';
import { type DraftInput, useDraft } from './useDraft.ts';

type DraftDialogProps<Values extends object> = Pick<
  FormDialogProps<Values>,
  'title' | 'text' | 'closeLabel' | 'onClose'
> &
  Omit<DraftFormProps<Values>, 'draft' | 'leaveActions'> &
  Pick<DraftInput<Values>, 'part' | 'name'>;

/**
 * `FormDialog` for a form of several answers on an application's screen: they are kept like those of the screen, as a
 * `part` of it, until they are sent or the dialog is closed (docs/rules.md#drafts-of-a-screen).
 */
export function DraftDialog<Values extends object>({
  title,
  text,
  closeLabel,
  onClose,
  part,
  name,
  ...form
}: DraftDialogProps<Values>) {
  const draft = useDraft<Values>({ part, name, omit: form.sensitive });
  const close = () => {
    draft.forget();
    onClose();
  };
  return (
    <Dialog open title={title} description={<Text>{text}</Text>} onClose={close}>
      <DraftForm<Values>
        {...form}
        draft={draft}
        leaveActions={
          <Button variant="secondary" onClick={close}>
            {closeLabel}
          </Button>
        }
      />
    </Dialog>
  );
}
