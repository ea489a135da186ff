import { Leave } from '#src/features/session/Leave.tsx';
import { LoginNeeded } from '#src/features/session/LoginNeeded.tsx';
import { useRuntime } from '#src/platform/runtime.ts';

/** An address that is none of ours: a visitor is asked to log in, an applicant goes to the dashboard (borrower flow s6). */
export function View() {
  const { auth } = useRuntime();
  return auth.isSignedIn() ? <Leave to="/dashboard" /> : <LoginNeeded />;
}
