import { useEffect, useState } from 'react';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { codeOf } from '#src/platform/reporter.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { ExistingDialog } from './ExistingDialog.tsx';
import { type Blocking, findBlocking } from './findBlocking.ts';

/** Shows a signed-in person at once what blocks another application. */
export function View() {
  const runtime = useRuntime();
  const brand = useBrand();
  const [blocking, setBlocking] = useState<Blocking | undefined>();
  useEffect(() => {
    let isCancelled = false;
    findBlocking(runtime, brand)
      .then((found) => {
        if (!isCancelled) setBlocking(found);
      })
      // The create call refuses as well.
      .catch((error: unknown) => runtime.reporter.warn('The applications were not read', codeOf(error)));
    return () => {
      isCancelled = true;
    };
  }, [runtime, brand]);
  const start = () => setBlocking(undefined);
  return blocking ? <ExistingDialog blocking={blocking} onStart={start} /> : null;
}
