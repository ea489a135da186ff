import { useEffect } from 'react';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/** Emits to the host that the applicant has done their part, once per application and tab. */
export function useEmitComplete(): void {
  const runtime = useRuntime();
  const { uuid } = useApplication();
  useEffect(() => {
    const key = `complete:${uuid}`;
    if (runtime.personal.session.get(key)) return;
    runtime.personal.session.set(key, 'true');
    runtime.emit({ type: 'complete' });
  }, [runtime, uuid]);
}
