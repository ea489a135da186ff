import { memo } from 'react';
import { ApplicationGate } from '#src/features/application/ApplicationGate.tsx';
import type { ScreenDefinition } from '#src/features/screens/defineScreen.ts';
import { ScreenHost } from '#src/features/screens/ScreenHost.tsx';
import { usePrefetchNext } from '#src/features/screens/usePrefetchNext.ts';
import { ApplicationShell } from '#src/features/shell/ApplicationShell.tsx';
import { HAPPY_PATH } from './happyPath.ts';
import { screens } from './screens.ts';
import { STATUS_TABLE } from './statusTable.ts';
import { useErrorEvent } from './useErrorEvent.ts';

/** `/{uuid}/*` */
export function View() {
  return (
    <ApplicationGate screens={screens} table={STATUS_TABLE}>
      {(screen) => <Shown screen={screen} />}
    </ApplicationGate>
  );
}

/** Its own answers render a screen again, not everything that the way to the next one does. */
const Shown = memo(function Shown({ screen }: { screen: ScreenDefinition }) {
  usePrefetchNext(screens, screen);
  useErrorEvent(screen);
  return (
    <ApplicationShell screen={screen} happyPath={HAPPY_PATH}>
      <ScreenHost screen={screen} />
    </ApplicationShell>
  );
});
