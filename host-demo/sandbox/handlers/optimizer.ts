import type * as topic from '#src/api/contract/optimizer.ts';
import { notFound } from '../http/errors.ts';
import { uuidFrom } from '../model/random.ts';
import { later } from './later.ts';
import type { HandlersOf } from './types.ts';

export const optimizerHandlers = {
  async postDecision({ org, services }) {
    await later(services);
    return {
      experiments: Object.entries(services.settings.sidesFor(org)).map(([name, variation]) => ({
        name,
        variation,
      })),
    };
  },
  // A person with a tracker takes part in the sandbox's experiments.
  getOptimizelyProfile: ({ query }) => ({ optimizelyProfileUuid: uuidFrom(`optimizely|${query.trackerId}`) }),
  async patchExperiments({ params, me, body, services }) {
    await services.applications.change(params.uuid, me, (app) => {
      app.extra.experiments = body.experiments;
    });
    return {};
  },
  async patchOptimizelyProfile({ params, query, me, body, services }) {
    if (query.identityUuid !== me.uuid) throw notFound('Identity not found');
    const { optimizelyProfileUuid } = body;
    await services.applications.change(params.uuid, me, (app) => {
      app.extra.optimizelyProfileUuid = optimizelyProfileUuid;
    });
    await services.identities.save({ ...me, profile: { ...me.profile, optimizelyProfileUuid } });
    return {};
  },
} satisfies HandlersOf<typeof topic>;
