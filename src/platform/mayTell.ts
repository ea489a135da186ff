import type { EventType } from '#src/domain/telemetry/catalogue.ts';
import type { Telemetry } from './telemetry.ts';

interface Private {
  readonly globalPrivacyControl?: unknown;
}

/**
 * What may be told now. Global Privacy Control refuses what only says how the pages are used: WEB events, exposures of
 * experiments, the link to a replay (docs/rules.md#telemetry).
 */
export function mayTell(
  { mode, honoursGpc }: Pick<Telemetry, 'mode' | 'honoursGpc'>,
  type: EventType,
  view: Window,
): ReturnType<Telemetry['mode']> {
  const isRefused = (view.navigator as Private).globalPrivacyControl === true && honoursGpc();
  return type === 'WEB' && isRefused ? 'off' : mode();
}
