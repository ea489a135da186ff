import { useEffect } from 'react';
import { type EXPERIMENTS, sideOf } from '#src/domain/org/experiments.ts';
import { FLAG_KEYS } from '#src/domain/org/flags.ts';
import { flagDetails } from '#src/platform/flagDetails.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import type { Telemetry } from '#src/platform/telemetry.ts';

/** By session, what has been told. */
const told = new WeakMap<Telemetry, Set<string>>();

/**
 * Tells once that a person has seen a side of an experiment: what was drawn, not what was decided
 * (docs/rules.md#experiments). Who was shown the usual because nothing was known is in no experiment.
 *
 * @param screen what is shown, if the side changes what is seen there
 */
export function useExposure(name: (typeof EXPERIMENTS)[number], screen: string | undefined): void {
  const { flags, telemetry } = useRuntime();
  useEffect(() => {
    if (screen === undefined) return;
    const experiment = FLAG_KEYS[name];
    const isOn = flags.get(name);
    const { reason } = flagDetails(flags.held, experiment);
    if (!isOn && (reason === 'STATIC' || reason === 'DEFAULT')) return;
    const variation = sideOf(isOn);
    const sides = told.get(telemetry) ?? new Set();
    told.set(telemetry, sides);
    const side = `${experiment} ${variation}`;
    if (sides.has(side)) return;
    sides.add(side);
    telemetry.track('heloc_experiment_exposed', { experiment, variation });
  }, [flags, telemetry, name, screen]);
}
