import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { viewOf } from './viewOf.ts';

type Load = () => Promise<{ View: ComponentType }>;

/** A component that is loaded when it is first shown. */
export function OnDemand({ load, fallback = null }: { load: Load; fallback?: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <Loaded load={load} />
    </Suspense>
  );
}

function Loaded({ load }: { load: Load }) {
  const View = use(viewOf(load));
  return <View />;
}
