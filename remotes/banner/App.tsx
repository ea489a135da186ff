import { Suspense, use } from 'react';
import { ErrorBoundary } from '#src/features/errors/ErrorBoundary.tsx';
import { viewOf } from '#src/features/screens/viewOf.ts';
import { useTellShown } from './banners/useTellShown.ts';

const announcements = () => import(/* webpackChunkName: "first-screen" */ './banners/Banners.tsx');

/** Announcements are never in the way: what goes wrong is recorded, and nothing is shown. */
export function App() {
  return (
    <ErrorBoundary fallback={() => <Nothing />}>
      <Suspense fallback={null}>
        <Loaded />
      </Suspense>
    </ErrorBoundary>
  );
}

function Loaded() {
  const View = use(viewOf(announcements));
  return <View />;
}

function Nothing() {
  useTellShown(true);
  return null;
}
