import type { ReactNode } from 'react';
import type { Condition } from '#src/api/contract/conditions.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { isOpen, type Known } from '#src/domain/conditions/conditions.ts';
import { taskOf } from '#src/domain/conditions/tasks.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useCase } from '../case/CaseContext.ts';
import { FlowLink } from '../flow/FlowLink.tsx';
import { Redirect } from '../flow/Redirect.tsx';
import { Loaded } from '../loading/Loaded.tsx';
import { useScreenTitle } from '../screens/pageTitle.ts';
import { TalkToUs } from '../shell/TalkToUs.tsx';
import { Comments } from './Comments.tsx';
import { copy } from './copy.ts';
import { DueDate } from './DueDate.tsx';
import { hintsFor } from './hints.ts';
import { noticeState } from './notice.ts';
import { pageOf, type TaskPath } from './pages.ts';
import { useTask } from './useTask.ts';
import { useTexts } from './useTexts.ts';

interface TaskPageProps {
  /** What is done here; another task leads to its own page. */
  path: TaskPath;
  /** `documentType`: the one to open first, as the address has it. */
  children: (condition: Known<Condition>, documentType: string | null) => ReactNode;
}

/** The page of one request: what it is, and what there is to do. */
export function TaskPage({ path, children }: TaskPageProps) {
  const t = useCopy(copy);
  const texts = useTexts();
  const { tasks } = useCase();
  const { query, task } = useTask();
  const shown = task.kind === 'shown' ? task.condition : undefined;
  const { title, ask } = shown ? texts(shown) : { title: t('title'), ask: '' };
  useScreenTitle(title);
  if (!tasks) return null;
  if (task.kind === 'index')
    return <Redirect to={tasks.index} state={task.gone ? noticeState('gone') : undefined} />;
  if (shown && taskOf(shown).path !== path) {
    const query = new URLSearchParams(hintsFor(shown));
    return <Redirect to={`${pageOf(taskOf(shown).path, tasks)}?${query}`} />;
  }
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        {/* Above what comes later: it would move under the finger that presses it. */}
        <div>
          <FlowLink to={tasks.index}>{t('toList')}</FlowLink>
        </div>
        <Heading level={1}>{title}</Heading>
        {shown ? (
          <>
            <Text>{ask}</Text>
            {isOpen(shown) && shown.dueDate ? (
              <div>
                <DueDate dueDate={shown.dueDate} />
              </div>
            ) : null}
            <Comments condition={shown} />
          </>
        ) : null}
      </Stack>
      {shown && task.kind === 'shown' ? (
        children(shown, task.documentType)
      ) : (
        <Loaded query={{ ...query, data: undefined } as typeof query}>{() => null}</Loaded>
      )}
      <TalkToUs />
    </Stack>
  );
}
