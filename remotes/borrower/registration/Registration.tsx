import { useEffect, useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import { useRestored } from '#src/features/registration/useRestored.ts';
import { WhenIdle } from '#src/features/screens/WhenIdle.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useMissingReferrer } from './gates/useMissingReferrer.ts';
import { usePrefill } from './prefill/usePrefill.ts';
import { useProfilePrefill } from './prefill/useProfilePrefill.ts';

const existing = () => import(/* webpackChunkName: "prefill" */ './existing/ExistingApplication.tsx');
const visitGate = () => import(/* webpackChunkName: "gates" */ './gates/VisitGate.tsx');

/** Around every address of registration: what this tab holds, and what is known of the person. */
export function Registration() {
  const { auth, flags } = useRuntime();
  // The visitor may come from an application, whose features do not apply here.
  useEffect(() => flags.evaluateFor(undefined), [flags]);
  useRestored();
  const carriesAnswers = usePrefill();
  useProfilePrefill();
  const [cameSignedIn] = useState(() => auth.isSignedIn());
  const refused = useMissingReferrer();
  if (carriesAnswers) return null;
  if (refused) return <Navigate to={refused} replace />;
  return (
    <>
      <Outlet />
      <WhenIdle load={visitGate} />
      {cameSignedIn ? <WhenIdle load={existing} /> : null}
    </>
  );
}
