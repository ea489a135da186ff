import { ErrorBoundary } from '#src/features/errors/ErrorBoundary.tsx';
import { LazyComponent } from '#src/features/screens/LazyComponent.tsx';
import { banners } from './banners/screen.ts';
import { useEmitShown } from './banners/useEmitShown.ts';

/** Announcements are never in the way: what goes wrong is recorded, and nothing is shown. */
export function App() {
  return (
    <ErrorBoundary fallback={() => <Nothing />}>
      <LazyComponent load={banners.view} />
    </ErrorBoundary>
  );
}

function Nothing() {
  useEmitShown(true);
  return null;
}
