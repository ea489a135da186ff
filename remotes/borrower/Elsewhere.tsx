import { useEffect } from 'react';
import { LoginNeeded } from '#src/features/session/LoginNeeded.tsx';
import { useRuntime } from '#src/platform/runtime.ts';

/** An address that is none of ours: a visitor is asked to log in, an applicant goes to the dashboard (borrower flow s6). */
export function View() {
  const runtime = useRuntime();
  useEffect(() => {
    if (runtime.auth.isSignedIn()) runtime.leave('/dashboard');
  }, [runtime]);
  return runtime.auth.isSignedIn() ? null : <LoginNeeded />;
}
