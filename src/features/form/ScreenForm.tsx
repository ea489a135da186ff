import { useContext, useRef } from 'react';
import { FormShell, type FormShellProps } from '#src/ui/form/FormShell.tsx';
import { DraftConflict } from '../drafts/DraftConflict.tsx';
import { useDraft } from '../drafts/useDraft.ts';
import { WithDraft } from '../drafts/WithDraft.tsx';
import { PageTitleContext } from '../screens/pageTitle.ts';
import { WayOut } from './WayOut.tsx';

export interface ScreenFormProps<Values extends object>
  extends Omit<FormShellProps<Values>, 'onErrorState' | 'onSubmit'> {
  /** Names the draft: the screen's path, plus the sub-step if there is one. */
  name: string;
  /** Fields that must never be stored: SSN, account numbers. */
  sensitive?: readonly (keyof Values & string)[];
  /** The submit leads to another part of the same form, so what was typed is still needed. */
  keepDraft?: boolean;
  /**
   * As of `FormShell`. `sent` says that the server has the values, where something else is waited for afterwards: from
   * then on there is no draft any more.
   */
  onSubmit(values: Values, sent: () => void): Promise<void> | void;
}

/**
 * The form of an application screen: a `FormShell` whose half-filled state is kept as a draft on the server, with the
 * way out that every such screen has, "Save and finish later", or back without changes when it is open again.
 */
export function ScreenForm<Values extends object>(props: ScreenFormProps<Values>) {
  const {
    name,
    sensitive = [],
    keepDraft = false,
    initialValues,
    onSubmit,
    onValuesChange,
    secondary,
    ...rest
  } = props;
  const title = useContext(PageTitleContext);
  const draft = useDraft<Values>(name, { omit: sensitive });
  const typed = useRef<Partial<Values>>({});
  /** What no draft holds stays on the page when another draft takes the place of this one. */
  const unkept = () => Object.fromEntries(sensitive.map((field) => [field, typed.current[field]]));

  async function submit(values: Values) {
    let isSent = false;
    const sent = () => {
      if (!isSent && !keepDraft) draft.submitted();
      isSent = true;
    };
    await onSubmit(values, sent);
    sent();
  }

  return (
    <WithDraft draft={draft}>
      {(values) => (
        <FormShell<Values>
          key={name}
          {...rest}
          initialValues={
            { ...initialValues, ...(draft.revision > 0 ? unkept() : {}), ...values } as Partial<Values>
          }
          onValuesChange={(changed) => {
            typed.current = changed;
            draft.save(changed);
            onValuesChange?.(changed);
          }}
          onErrorState={(hasErrors) => title?.setError(hasErrors)}
          onSubmit={submit}
          secondary={
            <>
              {secondary}
              <WayOut forget={draft.forget} />
              <DraftConflict draft={draft} />
            </>
          }
        />
      )}
    </WithDraft>
  );
}
