import { useSearchParams } from 'react-router';
import { message } from '#src/brand/copy.tsx';
import { copy } from '#src/features/conditions/copy.ts';
import { UploadTask } from '#src/features/conditions/UploadTask.tsx';
import { TasksGate } from '../../tasks/TasksGate.tsx';

export const title = message(copy, 'title');

export function View() {
  const [search] = useSearchParams();
  return (
    <TasksGate>
      <UploadTask key={search.toString()} />
    </TasksGate>
  );
}
