import type { ReactNode } from 'react';
import { FormShell, type FormShellProps } from '#src/ui/form/FormShell.tsx';

/** Where a form keeps what is typed, until it is submitted. */
interface FormDraft<Values> {
  /** What was kept; it is filled in before what the screen knows. */
  readonly values: Partial<Values>;
  /** Keeps what is typed. */
  save(values: Partial<Values>): void;
  /** Forgets it: the server has it now. */
  submitted?(): void;
}

export interface ScreenFormProps<Values extends object> extends Omit<FormShellProps<Values>, 'onSubmit'> {
  /** Names the form: another name is another form, with values of its own. */
  name: string;
  draft?: FormDraft<Values>;
  /** Beside the submit button: how one leaves without it. */
  leaveActions?: ReactNode;
  /** The submit leads to another part of the same form, so what was typed is still needed. */
  keepDraft?: boolean;
  /**
   * As of `FormShell`. `sent` says that the server has the values, where something else is waited for afterwards: from
   * then on there is no draft any more.
   */
  onSubmit(values: Values, sent: () => void): Promise<void> | void;
}

/** The form of a screen. What surrounds the screen brings where its draft is kept and the way out. */
export function ScreenForm<Values extends object>({
  name,
  draft,
  leaveActions,
  keepDraft = false,
  initialValues,
  onSubmit,
  onValuesChange,
  secondary,
  ...form
}: ScreenFormProps<Values>) {
  async function submit(values: Values) {
    let isSent = false;
    const sent = () => {
      if (!isSent && !keepDraft) draft?.submitted?.();
      isSent = true;
    };
    await onSubmit(values, sent);
    sent();
  }
  return (
    <FormShell<Values>
      key={name}
      {...form}
      initialValues={{ ...initialValues, ...draft?.values } as Partial<Values>}
      onValuesChange={(values) => {
        draft?.save(values);
        onValuesChange?.(values);
      }}
      onSubmit={submit}
      secondary={
        secondary || leaveActions ? (
          <>
            {secondary}
            {leaveActions}
          </>
        ) : null
      }
    />
  );
}
