import { postEvent } from '#src/api/contract/events.ts';
import type { Brand } from '#src/brand/schema/brand.ts';
import type { RegistrationAnswers } from '#src/domain/registration.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { completeProfile } from './completeProfile.ts';
import { saveExperiments } from './experiments.ts';
import { recordSmsConsents } from './smsConsents.ts';

interface FollowUpInput {
  runtime: Runtime;
  brand: Brand;
  answers: RegistrationAnswers;
  uuid: string;
  identityUuid: string;
}

/**
 * What goes with a new application and must not hold it up: the answers to the SMS prompts, what the profile lacks, the
 * experiments, the event. Each for itself; a failure is reported and costs the person nothing.
 */
export function followUp({ runtime, brand, answers, uuid, identityUuid }: FollowUpInput): void {
  const report = (what: string) => (error: unknown) => runtime.reporter.error(error, { where: what });
  const { phoneNumber, email } = answers;
  if (phoneNumber && email) {
    recordSmsConsents(runtime, brand, {
      phone: phoneNumber,
      email,
      answers: smsAnswers(runtime, answers),
    }).catch(report('sms-consents'));
  }
  saveExperiments(runtime, uuid).catch(report('save-experiments'));
  void completeProfile(runtime, { phoneNumber, uuid, identityUuid }, report);
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
