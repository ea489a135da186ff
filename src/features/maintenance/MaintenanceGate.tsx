import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isClosed, readMaintenancePlan } from '#src/domain/application/maintenance.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { ScreenHost } from '../screens/ScreenHost.tsx';
import { maintenance } from './screen.ts';

/** Shows the maintenance page in place of the routes that the flag lists. What was typed stays in its storage. */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const { flags } = useRuntime();
  const { pathname } = useLocation();
  const on = useFlag('maintenance');
  const closed = on && isClosed(pathname, readMaintenancePlan(flags.variables('maintenance') ?? {}).routes);
  return closed ? <ScreenHost screen={maintenance} /> : <>{children}</>;
}
