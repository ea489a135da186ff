import type { Condition } from '#src/api/contract/conditions.ts';
import type { Known } from '#src/domain/conditions/conditions.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { WithDraft } from '../drafts/WithDraft.tsx';
import { TaskForm } from './TaskForm.tsx';
import { TaskPage } from './TaskPage.tsx';
import type { TaskValues } from './values.ts';

/** The page on which a request is answered, by files or otherwise (docs/rules.md#answering-a-condition). */
export function UploadTask() {
  return (
    <TaskPage path="upload-document">
      {(condition, documentType) => (
        <Drafted key={condition.uuid} condition={condition} documentType={documentType} />
      )}
    </TaskPage>
  );
}

function Drafted(props: { condition: Known<Condition>; documentType: string | null }) {
  const draft = useDraft<TaskValues>({ part: props.condition.uuid });
  return <WithDraft draft={draft}>{() => <TaskForm draft={draft} {...props} />}</WithDraft>;
}
