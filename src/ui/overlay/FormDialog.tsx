import type { ReactNode } from 'react';
import { FormShell, type FormShellProps } from '../form/FormShell.tsx';
import { Button } from '../primitives/Button.tsx';
import { Text } from '../primitives/Text.tsx';
import { Dialog } from './Dialog.tsx';

export interface FormDialogProps<Values extends object>
  extends Omit<FormShellProps<Values>, 'secondary' | 'hideSubmit' | 'aria-labelledby'> {
  title: ReactNode;
  /** What the form is for; it describes the dialog. */
  text: ReactNode;
  /** On the button beside the submit, which closes without sending. */
  closeLabel: ReactNode;
  /** Called by that button, the cross and Escape. The dialog stays open while its owner renders it, also after a submit. */
  onClose(): void;
}

/** A modal dialog around one form: of fields, or of a question that its submit answers with yes. */
export function FormDialog<Values extends object>({
  title,
  text,
  closeLabel,
  onClose,
  ...form
}: FormDialogProps<Values>) {
  return (
    <Dialog open title={title} description={<Text>{text}</Text>} onClose={onClose}>
      <FormShell<Values>
        {...form}
        secondary={
          <Button variant="secondary" onClick={onClose}>
            {closeLabel}
          </Button>
        }
      />
    </Dialog>
  );
}
