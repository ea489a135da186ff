import { message } from '#src/brand/copy.tsx';
import { ConditionsIndex } from '#src/features/conditions/ConditionsIndex.tsx';
import { copy } from '#src/features/conditions/copy.ts';
import { TasksGate } from '../tasks/TasksGate.tsx';

export const title = message(copy, 'title');

export const View = () => (
  <TasksGate>
    <ConditionsIndex />
  </TasksGate>
);
