import { useRuntime } from '#src/platform/runtime.ts';
import { LoginNeeded } from './LoginNeeded.tsx';
import { OtherPerson } from './OtherPerson.tsx';

/** In place of every screen while a session is not open. */
export function View() {
  const { session } = useRuntime();
  return session.state === 'replaced' ? <OtherPerson /> : <LoginNeeded />;
}
