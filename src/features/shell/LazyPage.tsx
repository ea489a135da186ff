import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { LoadingPage } from '../loading/LoadingPage.tsx';
import { LazyComponent } from '../screens/LazyComponent.tsx';
import type { LoadView } from '../screens/viewOf.ts';
import { ContactCard } from './ContactCard.tsx';
import { PageFrame } from './PageFrame.tsx';

/** A whole page that is loaded when it is first shown. The organisation's frame stands there meanwhile. */
export function LazyPage({ name, load }: { name: string; load: LoadView }) {
  return (
    <ErrorBoundary page={name}>
      <LazyComponent
        load={load}
        page={name}
        fallback={
          <PageFrame help={<ContactCard />}>
            <LoadingPage />
          </PageFrame>
        }
      />
    </ErrorBoundary>
  );
}
