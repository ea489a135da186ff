import type { Api } from '#src/api/client/createApi.ts';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import { postDecision, postFeature, postFeatures } from '#src/api/contract/features.ts';
import type { Experiment } from '#src/domain/registration/createBody.ts';
import type { Auth } from './auth.ts';
import type { FeatureAnswer, FlaggedApplication } from './flags.ts';
import type { MountStorage } from './storage.ts';
import type { Telemetry } from './telemetry.ts';
import { trackerUuid } from './tracker.ts';

/** For whom features and experiments are evaluated. */
export interface Evaluated {
  api: Api;
  auth: Pick<Auth, 'isSignedIn' | 'identityUuid'>;
  storage: MountStorage;
  org(): string;
}

/** Whom the server decides for (docs/rules.md#feature-flags). */
function userOf(
  { auth, storage, org }: Evaluated,
  application?: FlaggedApplication,
): BodyOf<typeof postFeatures>['optimizeUser'] {
  const trackerId = trackerUuid(storage.local);
  return {
    id: trackerId,
    attributes: {
      applicationId: application?.uuid ?? null,
      createdTime: application?.createdAt ?? null,
      identityId: auth.identityUuid() ?? null,
      organization: org(),
      trackerId,
    },
  };
}

const contextOf = ({ auth }: Evaluated) => ({ context: auth.isSignedIn() ? 'secure' : 'external' });

/** By their keys: all features, or the one that is asked for. */
export async function evaluateFeatures(
  of: Evaluated,
  application: FlaggedApplication | undefined,
  featureKey?: string,
): Promise<Record<string, FeatureAnswer>> {
  const params = contextOf(of);
  const optimizeUser = userOf(of, application);
  if (featureKey !== undefined)
    return { [featureKey]: await of.api.call(postFeature, { params, body: { featureKey, optimizeUser } }) };
  const { features } = await of.api.call(postFeatures, { params, body: { optimizeUser } });
  return Object.fromEntries(features.map(({ key, ...answer }) => [key, answer]));
}

/**
 * Which side of each experiment the browser is on, by the tracker id of its session (docs/rules.md#experiments).
 *
 * @throws Error 'Could not establish session'; ApiError for a failed call
 */
export async function decideExperiments(of: Evaluated & { telemetry: Telemetry }): Promise<Experiment[]> {
  const session = await of.telemetry.session().catch((cause: unknown) => {
    throw new Error('Could not establish session', { cause });
  });
  const { experiments } = await of.api.call(postDecision, {
    params: contextOf(of),
    body: { optimizeUser: userOf(of), trackerId: session.trackerUuid },
  });
  return experiments;
}
