import { ApplicationGate } from '#src/features/flow/ApplicationGate.tsx';
import { ScreenHost } from '#src/features/screens/ScreenHost.tsx';
import { ApplicationShell } from '#src/features/shell/ApplicationShell.tsx';
import { screens } from './screens/registry.ts';

/** `/{uuid}/*` */
export function View() {
  return (
    <ApplicationGate screens={screens}>
      {(screen) => (
        <ApplicationShell screen={screen}>
          <ScreenHost screen={screen} />
        </ApplicationShell>
      )}
    </ApplicationGate>
  );
}
