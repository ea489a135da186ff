import { ErrorBoundary } from '#src/features/errors/ErrorBoundary.tsx';
import { OnDemand } from '#src/features/screens/OnDemand.tsx';
import { banners } from './banners/screen.ts';
import { useEmitShown } from './banners/useEmitShown.ts';

/** Announcements are never in the way: what goes wrong is recorded, and nothing is shown. */
export function App() {
  return (
    <ErrorBoundary fallback={() => <Nothing />}>
      <OnDemand load={banners.view} />
    </ErrorBoundary>
  );
}

function Nothing() {
  useEmitShown(true);
  return null;
}
