import type * as topic from '#src/api/contract/features.ts';
import { FLAG_KEYS } from '#src/domain/org/flags.ts';
import type { Services } from '../services.ts';
import type { HandlersOf } from './types.ts';

/** Decided for everybody alike, as their flags are. */
const EXPERIMENTS: readonly string[] = [FLAG_KEYS.redesign2025, FLAG_KEYS.auth0];

const feature = ({ settings }: Services, org: string, key: string) => ({
  enabled: settings.flagsFor(org)[key] ?? false,
  variables: settings.variablesOf(key),
});

export const featuresHandlers = {
  postFeature: ({ body, org, services }) => feature(services, org, body.featureKey),
  postFeatures: ({ org, services }) => ({
    features: Object.entries(services.settings.flagsFor(org)).map(([key, enabled]) => ({
      key,
      enabled,
      variables: services.settings.variablesOf(key),
    })),
  }),
  postDecision: ({ org, services }) => ({
    experiments: EXPERIMENTS.map((name) => ({
      name,
      variation: services.settings.flagsFor(org)[name] ? ('variation' as const) : ('control' as const),
    })),
  }),
} satisfies HandlersOf<typeof topic>;
