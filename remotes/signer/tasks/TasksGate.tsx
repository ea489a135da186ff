import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { useTasks } from './useTasks.ts';

/** Where a signer is asked for nothing, these pages lead to the one that is theirs. */
export function TasksGate({ children }: { children: ReactNode }) {
  const flow = useFlow();
  const tasks = useTasks();
  const leave = useEffectEvent(flow.toCurrent);
  useEffect(() => {
    if (tasks === false) leave();
  }, [tasks]);
  return tasks ? <>{children}</> : <Spinner />;
}
