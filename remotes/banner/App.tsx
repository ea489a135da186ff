import { ErrorBoundary } from '#src/features/errors/ErrorBoundary.tsx';
import { OnDemand } from '#src/features/screens/OnDemand.tsx';
import { useEmitShown } from './banners/useEmitShown.ts';

const banners = () => import(/* webpackChunkName: "first-screen" */ './banners/Banners.tsx');

/** Announcements are never in the way: what goes wrong is recorded, and nothing is shown. */
export function App() {
  return (
    <ErrorBoundary fallback={() => <Nothing />}>
      <OnDemand load={banners} />
    </ErrorBoundary>
  );
}

function Nothing() {
  useEmitShown(true);
  return null;
}
