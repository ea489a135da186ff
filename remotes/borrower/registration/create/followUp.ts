import { postEvent } from '#src/api/contract/events.ts';
import { getProfile, type Profile, putProfilePhone, putProfileTracker } from '#src/api/contract/profile.ts';
import type { Brand } from '#src/brand/schema/brand.ts';
import { phoneDigits } from '#src/domain/phone.ts';
import type { RegistrationAnswers } from '#src/domain/registration.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { recordSmsConsents } from './smsConsents.ts';
import { trackerUuid } from './tracker.ts';

interface FollowUpInput {
  runtime: Runtime;
  brand: Brand;
  answers: RegistrationAnswers;
  uuid: string;
  identityUuid: string;
}

/**
 * What goes with a new application and must not hold it up: the answers to the SMS prompts, the phone and the tracker's
 * id on the profile, the event. Each for itself; a failure is reported and costs the person nothing.
 */
export function followUp({ runtime, brand, answers, uuid, identityUuid }: FollowUpInput): void {
  const report = (what: string) => (error: unknown) => runtime.reporter.error(error, { where: what });
  const { phoneNumber, email } = answers;
  const profile = runtime.api.call(getProfile, {});
  saveTracker(runtime, profile).catch(report('profile-tracker'));
  if (phoneNumber && email) {
    recordSmsConsents(runtime, brand, {
      phone: phoneNumber,
      email,
      answers: smsAnswers(runtime, answers),
    }).catch(report('sms-consents'));
    savePhone(runtime, profile, phoneNumber).catch(report('profile-phone'));
  }
  runtime.api
    .call(postEvent, {
      params: { context: 'secure' },
      body: {
        event: 'heloc_application_created',
        eventType: 'APP',
        productType: 'HELOC',
        identityUuid,
        applicationUuid: uuid,
        eventProperties: null,
      },
    })
    .catch(() => {});
}

function smsAnswers({ flags }: Runtime, answers: RegistrationAnswers) {
  const marketing = { SMS: answers.smsMarketingConsent ?? false };
  if (!flags.get('smsTransactionalConsent')) return marketing;
  return { ...marketing, SMS_TRANSACTIONAL: answers.smsTransactionalConsent ?? false };
}

async function saveTracker({ api, storage }: Runtime, profile: Promise<Profile>): Promise<void> {
  const { uuid } = await profile;
  await api.call(putProfileTracker, {
    params: { profileUuid: uuid },
    body: { trackerUuid: trackerUuid(storage.local) },
  });
}

async function savePhone({ api }: Runtime, profile: Promise<Profile>, phone: string): Promise<void> {
  const { phoneNumbers } = await profile;
  if (phoneNumbers.length > 0) return;
  await api.call(putProfilePhone, { body: { phoneNumber: phoneDigits(phone) } });
}
