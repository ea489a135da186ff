import { useDraft } from '../drafts/useDraft.ts';
import { DraftForm, type DraftFormProps } from './DraftForm.tsx';
import { LeaveActions } from './LeaveActions.tsx';

interface ApplicationFormProps<Values extends object>
  extends Omit<DraftFormProps<Values>, 'draft' | 'leaveActions'> {}

/**
 * The form of an application's screen: its draft, named by the screen's path and the sub-step if there is one, is on the
 * server, and one leaves it by "Save and finish later", or back without changes when it is open again.
 */
export function ApplicationForm<Values extends object>(form: ApplicationFormProps<Values>) {
  const draft = useDraft<Values>(form.name, { omit: form.sensitive ?? [] });
  return <DraftForm<Values> {...form} draft={draft} leaveActions={<LeaveActions forget={draft.forget} />} />;
}
