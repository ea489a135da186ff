import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from '../copy.ts';
import { failureText, useFailureReport } from './failure.tsx';

interface Action<Args extends unknown[]> {
  /** Does nothing while an earlier run is under way. */
  run(...args: Args): void;
  busy: boolean;
  /** Why the last run failed, in words. */
  failure: ReactNode;
}

/** What a button outside of a form does: one call at a time, and what is shown of it. For a form: `useSubmission`. */
export function useAction<Args extends unknown[]>(work: (...args: Args) => Promise<unknown>): Action<Args> {
  const t = useCopy(copy);
  const report = useFailureReport('action');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();
  // Not the state: a second press can come before the page is rendered with it.
  const isUnderWay = useRef(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function attempt(args: Args): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setFailure(undefined);
    let failed: { error: unknown } | undefined;
    try {
      await work(...args);
    } catch (error) {
      report(error);
      failed = { error };
    }
    isUnderWay.current = false;
    if (!isShown.current) return;
    setFailure(failed);
    setBusy(false);
  }

  return {
    run: (...args) => void attempt(args),
    busy,
    failure: failure && failureText(failure.error, t),
  };
}
