import { type ComponentType, type ReactNode, Suspense, use, useEffect } from 'react';
import { Route, Routes } from 'react-router';
import { viewOf } from '#src/features/screens/viewOf.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Registration } from './registration/Registration.tsx';

const application = () => import('./Application.tsx');
const elsewhere = () => import('./Elsewhere.tsx');

/** Every address of the borrower remote. What an applicant does not need at first is loaded when it is asked for. */
export function App() {
  const { flags } = useRuntime();
  useEffect(() => {
    // Off the way to the first field: the organisation's defaults hold until the answer comes.
    const timer = setTimeout(() => void flags.refresh(), 0);
    return () => clearTimeout(timer);
  }, [flags]);
  return (
    <Routes>
      <Route path="register-v2/*" element={<Registration />} />
      <Route path=":uuid/*" element={<OnDemand load={application} />} />
      <Route path="*" element={<OnDemand load={elsewhere} />} />
    </Routes>
  );
}

function OnDemand({
  load,
  fallback = null,
}: {
  load: () => Promise<{ View: ComponentType }>;
  fallback?: ReactNode;
}) {
  return (
    <Suspense fallback={fallback}>
      <Loaded load={load} />
    </Suspense>
  );
}

function Loaded({ load }: { load: () => Promise<{ View: ComponentType }> }) {
  const View = use(viewOf(load));
  return <View />;
}
