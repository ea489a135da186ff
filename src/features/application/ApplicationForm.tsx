import { DraftForm, type DraftFormProps } from '../drafts/DraftForm.tsx';
import { type DraftInput, useDraft } from '../drafts/useDraft.ts';
import { LeaveActions } from './LeaveActions.tsx';

interface ApplicationFormProps<Values extends object>
  extends Omit<DraftFormProps<Values>, 'draft' | 'leaveActions'>,
    Pick<DraftInput<Values>, 'part'> {}

/**
 * The form of an application's screen: its draft, named by the screen's path and `part` if it has one, is on the server,
 * and one leaves it by "Save and finish later", or back without changes when it is open again.
 */
export function ApplicationForm<Values extends object>({ part, ...form }: ApplicationFormProps<Values>) {
  const draft = useDraft<Values>({ part, omit: form.sensitive });
  return <DraftForm<Values> {...form} draft={draft} leaveActions={<LeaveActions forget={draft.forget} />} />;
}
