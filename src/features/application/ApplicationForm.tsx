import { useRef } from 'react';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { DraftConflict } from '../drafts/DraftConflict.tsx';
import { SavedMark } from '../drafts/SavedMark.tsx';
import { useDraft } from '../drafts/useDraft.ts';
import { WithDraft } from '../drafts/WithDraft.tsx';
import { ScreenForm, type ScreenFormProps } from '../form/ScreenForm.tsx';
import { LeaveActions } from './LeaveActions.tsx';

interface ApplicationFormProps<Values extends object>
  extends Omit<ScreenFormProps<Values>, 'draft' | 'leaveActions'> {
  /** Fields that no draft holds: SSN, account numbers, and what is agreed to where its text is read. */
  sensitive?: readonly (keyof Values & string)[];
}

/**
 * The form of an application's screen: its draft, named by the screen's path and the sub-step if there is one, is on the
 * server, and one leaves it by "Save and finish later", or back without changes when it is open again.
 */
export function ApplicationForm<Values extends object>({
  sensitive = [],
  initialValues,
  onValuesChange,
  ...form
}: ApplicationFormProps<Values>) {
  const draft = useDraft<Values>(form.name, { omit: sensitive });
  const typed = useRef<Partial<Values>>({});
  /** What no draft holds stays on the page when another draft takes the place of this one. */
  const unkept = () => Object.fromEntries(sensitive.map((field) => [field, typed.current[field]]));
  return (
    <WithDraft draft={draft}>
      {(values) => (
        <ScreenForm<Values>
          {...form}
          initialValues={{ ...initialValues, ...(draft.revision > 0 ? unkept() : {}) } as Partial<Values>}
          draft={{ values, save: draft.save, submitted: draft.submitted }}
          onValuesChange={(changed) => {
            typed.current = changed;
            onValuesChange?.(changed);
          }}
          leaveActions={
            <>
              <Stack direction="row" gap={2}>
                <LeaveActions forget={draft.forget} />
                <SavedMark state={draft.state} />
              </Stack>
              <DraftConflict draft={draft} />
            </>
          }
        />
      )}
    </WithDraft>
  );
}
