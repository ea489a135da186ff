import type * as topic from '#src/api/contract/features.ts';
import { notFound } from '../http/errors.ts';
import { later } from './later.ts';
import type { Call, HandlersOf } from './types.ts';

type Asked = Pick<Call<typeof topic.postFeatures>, 'org' | 'services' | 'body'>;

const decided = ({ org, services, body }: Asked) =>
  services.settings.flagsFor(org, body.optimizeUser?.attributes.applicationId ?? undefined);

export const featuresHandlers = {
  async postFeature(call) {
    const { settings, organisations } = call.services;
    await later(call.services);
    const { featureKey } = call.body;
    // One that is not decided is left to the organisation, as all features together leave it out.
    const enabled = decided(call)[featureKey] ?? organisations.of(call.org).flags[featureKey];
    if (enabled === undefined) throw notFound('There is no such feature');
    return { enabled, variables: settings.variablesOf(featureKey) };
  },
  async postFeatures(call) {
    const { settings } = call.services;
    await later(call.services);
    return {
      features: Object.entries(decided(call)).map(([key, enabled]) => ({
        key,
        enabled,
        variables: settings.variablesOf(key),
      })),
    };
  },
} satisfies HandlersOf<typeof topic>;
