import { useContext } from 'react';
import { FormShell, type FormShellProps } from '#src/ui/form/FormShell.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { useDraft } from '../drafts/useDraft.ts';
import { PageTitleContext } from '../screens/pageTitle.ts';
import { WayOut } from './WayOut.tsx';

export interface ScreenFormProps<Values extends object> extends Omit<FormShellProps<Values>, 'onErrorState'> {
  /** Names the draft: the screen's path, plus the sub-step if there is one. */
  name: string;
  /** Fields that must never be stored: SSN, account numbers. */
  sensitive?: readonly (keyof Values & string)[];
  /** The submit leads to another part of the same form, so what was typed is still needed. */
  keepDraft?: boolean;
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
  if (!draft.loaded) return <Spinner />;
  return (
    <FormShell<Values>
      key={name}
      {...rest}
      initialValues={{ ...initialValues, ...draft.values } as Partial<Values>}
      onValuesChange={(values) => {
        draft.save(values);
        onValuesChange?.(values);
      }}
      onErrorState={(hasErrors) => title?.setError(hasErrors)}
      onSubmit={async (values) => {
        await onSubmit(values);
        if (!keepDraft) draft.clear();
      }}
      secondary={
        <>
          {secondary}
          <WayOut forget={draft.clear} />
        </>
      }
    />
  );
}
