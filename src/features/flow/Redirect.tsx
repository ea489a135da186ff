import { Navigate, useSearchParams } from 'react-router';
import { keptAddress } from '#src/domain/application/routing.ts';

/** Another address of the app in place of this one, for the same organisation and on the same kind of page. */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const [current] = useSearchParams();
  return <Navigate replace to={keptAddress(to, current)} state={state} />;
}
