import { Leave } from '#src/features/session/Leave.tsx';
import { LoginNeeded } from '#src/features/session/LoginNeeded.tsx';
import { useRuntime } from '#src/platform/runtime.ts';

/** An unknown address asks a visitor to log in, and takes an applicant to the dashboard (docs/rules.md#public-paths). */
export function View() {
  const { auth } = useRuntime();
  return auth.isSignedIn() ? <Leave to="/dashboard" /> : <LoginNeeded />;
}
