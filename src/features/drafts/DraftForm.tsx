import { type ReactNode, useRef } from 'react';
import { ScreenForm, type ScreenFormProps } from '../form/ScreenForm.tsx';
import { DraftActions } from './DraftActions.tsx';
import type { Draft } from './useDraft.ts';
import { WithDraft } from './WithDraft.tsx';

export interface DraftFormProps<Values extends object>
  extends Omit<ScreenFormProps<Values>, 'name' | 'draft'> {
  draft: Draft<Values>;
  /** Beside the submit button: how one leaves without it. */
  leaveActions: ReactNode;
  /** Fields that no draft holds: SSN, account numbers, and what is agreed to where its text is read. */
  sensitive?: readonly (keyof Values & string)[];
}

/** A form that restores its draft, saves it, and shows whether it is saved. */
export function DraftForm<Values extends object>({
  draft,
  leaveActions,
  sensitive = [],
  initialValues,
  onValuesChange,
  ...form
}: DraftFormProps<Values>) {
  const typed = useRef<Partial<Values>>({});
  /** What no draft holds stays on the page when another draft takes the place of this one. */
  const unkept = () => Object.fromEntries(sensitive.map((field) => [field, typed.current[field]]));
  return (
    <WithDraft draft={draft}>
      {(values) => (
        <ScreenForm<Values>
          {...form}
          name={draft.name}
          initialValues={{ ...initialValues, ...(draft.revision > 0 ? unkept() : {}) } as Partial<Values>}
          draft={{ values, save: draft.save, submitted: draft.submitted }}
          onValuesChange={(changed) => {
            typed.current = changed;
            onValuesChange?.(changed);
          }}
          leaveActions={<DraftActions draft={draft}>{leaveActions}</DraftActions>}
        />
      )}
    </WithDraft>
  );
}
