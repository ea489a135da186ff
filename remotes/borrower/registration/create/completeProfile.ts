import { ApiError } from '#src/api/client/apiError.ts';
import { retry } from '#src/api/client/retry.ts';
import { getOptimizelyProfile, patchOptimizelyProfile } from '#src/api/contract/optimizer.ts';
import { getProfile, type Profile, putProfilePhone, putProfileTracker } from '#src/api/contract/profile.ts';
import { phoneDigits } from '#src/domain/person/phone.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { trackerUuid } from '#src/platform/tracker.ts';

interface Applicant {
  phoneNumber: string | undefined;
  /** Of the new application. */
  uuid: string;
  identityUuid: string;
}
/** Does it, unless it was done before; a failure is reported, and not thrown. */
export type Attempt = (what: string, work: () => Promise<unknown>) => Promise<void>;
type ProfileRuntime = Pick<Runtime, 'api' | 'storage'>;

/**
 * Saves what the profile lacks: the phone, the browser's tracker, and the experimenter's profile, which is tied to the
 * application as well (docs/rules.md#calls-after-the-create-call). One after the other: these write to the same profile.
 */
export async function completeProfile(
  runtime: ProfileRuntime,
  applicant: Applicant,
  attempt: Attempt,
): Promise<void> {
  let read: Reading | undefined;
  const reading = () => {
    read ??= readProfile(runtime);
    return read;
  };
  await attempt('profile-phone', () => savePhone(runtime, reading(), applicant));
  await attempt('profile-tracker', () => saveTracker(runtime, reading()));
  await attempt('experiments', () => linkExperiments(runtime, reading(), applicant));
}

type Reading = Promise<Profile | undefined>;

/** Undefined while the person has none. */
async function readProfile({ api }: ProfileRuntime): Reading {
  try {
    return await api.call(getProfile, {});
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return undefined;
    throw error;
  }
}

async function savePhone(
  { api }: ProfileRuntime,
  reading: Reading,
  { phoneNumber }: Applicant,
): Promise<void> {
  const profile = await reading;
  if (!phoneNumber || profile?.phoneNumbers.length) return;
  await api.call(putProfilePhone, { body: { phoneNumber: phoneDigits(phoneNumber) } });
}

/** @throws Error 'No profile uuid' (docs/rules.md#tracker-id) */
async function profileOf(reading: Reading): Promise<Profile> {
  const profile = await reading;
  if (!profile) throw new Error('No profile uuid');
  return profile;
}

async function saveTracker({ api, storage }: ProfileRuntime, reading: Reading): Promise<void> {
  const params = { profileUuid: (await profileOf(reading)).uuid };
  const body = { trackerUuid: trackerUuid(storage) };
  await retry(() => api.call(putProfileTracker, { params, body }));
}

async function linkExperiments(
  { api, storage }: ProfileRuntime,
  reading: Reading,
  { uuid, identityUuid }: Applicant,
): Promise<void> {
  const known = (await profileOf(reading)).optimizelyProfileUuid;
  const query = { trackerId: trackerUuid(storage) };
  const found = known ?? (await retry(() => api.call(getOptimizelyProfile, { query }))).optimizelyProfileUuid;
  if (!found) return;
  const link = { params: { uuid }, query: { identityUuid }, body: { optimizelyProfileUuid: found } };
  await retry(() => api.call(patchOptimizelyProfile, link));
}
