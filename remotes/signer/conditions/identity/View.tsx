import { message } from '#src/brand/copy.tsx';
import { useToIndex } from '#src/features/conditions/useToIndex.ts';
import { copy } from '#src/features/identity-capture/copy.ts';
import { SignerIdentity } from '../../identity-check/SignerIdentity.tsx';
import { TasksGate } from '../../tasks/TasksGate.tsx';

export const title = message(copy, 'heading');

export function View() {
  const toIndex = useToIndex();
  return (
    <TasksGate>
      <SignerIdentity onStayed={() => toIndex('sent')} />
    </TasksGate>
  );
}
