import { ApiError } from '#src/api/client/apiError.ts';
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
type Report = (what: string) => (error: unknown) => void;
type ProfileRuntime = Pick<Runtime, 'api' | 'storage'>;

/**
 * Saves what the profile lacks: the phone, the browser's tracker, and the experimenter's profile, which is tied to the
 * application as well (docs/rules.md#calls-after-the-create-call). One after the other: these write to the same profile.
 */
export async function completeProfile(
  runtime: ProfileRuntime,
  applicant: Applicant,
  report: Report,
): Promise<void> {
  const reading = readProfile(runtime);
  await savePhone(runtime, reading, applicant).catch(report('profile-phone'));
  await saveTracker(runtime, reading).catch(report('profile-tracker'));
  await linkExperiments(runtime, reading, applicant).catch(report('experiments'));
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
async function saveTracker({ api, storage }: ProfileRuntime, reading: Reading): Promise<void> {
  const profile = await reading;
  if (!profile) throw new Error('No profile uuid');
  await api.call(putProfileTracker, {
    params: { profileUuid: profile.uuid },
    body: { trackerUuid: trackerUuid(storage) },
  });
}

async function linkExperiments(
  { api, storage }: ProfileRuntime,
  reading: Reading,
  applicant: Applicant,
): Promise<void> {
  const { uuid, identityUuid } = applicant;
  const known = (await reading)?.optimizelyProfileUuid;
  const query = { trackerId: trackerUuid(storage) };
  const found = known ?? (await api.call(getOptimizelyProfile, { query })).optimizelyProfileUuid;
  if (!found) return;
  const body = { optimizelyProfileUuid: found };
  await api.call(patchOptimizelyProfile, { params: { uuid }, query: { identityUuid }, body });
}
