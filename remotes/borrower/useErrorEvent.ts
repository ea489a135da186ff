import { useEffect } from 'react';
import { useParams } from 'react-router';
import type { ScreenDefinition } from '#src/features/screens/defineScreen.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/** That an error page was shown is an event (docs/rules.md#telemetry). */
export function useErrorEvent({ path }: ScreenDefinition): void {
  const { telemetry } = useRuntime();
  const { uuid: applicationUuid } = useParams();
  useEffect(() => {
    if (!path.startsWith('error/')) return;
    telemetry.track('heloc_error_shown', { screen: path }, { applicationUuid });
  }, [path, telemetry, applicationUuid]);
}
