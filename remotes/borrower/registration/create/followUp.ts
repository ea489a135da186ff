import { postEvent } from '#src/api/contract/events.ts';
import type { Brand } from '#src/brand/schema/brand.ts';
import type { RegistrationAnswers } from '#src/domain/registration.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { completeProfile } from './completeProfile.ts';
import { saveExperiments } from './experiments.ts';
import { recordSmsConsents, type SmsAnswers } from './smsConsents.ts';

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
  const sms = smsAnswers(runtime, answers);
  if (phoneNumber && email && Object.keys(sms).length > 0) {
    recordSmsConsents(runtime, brand, { phone: phoneNumber, email, answers: sms }).catch(
      report('sms-consents'),
    );
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

/** Who did not see a box has not answered it (rules s9 no. 72). */
function smsAnswers({ flags }: Runtime, answers: RegistrationAnswers): SmsAnswers['answers'] {
  const { smsMarketingConsent: marketing, smsTransactionalConsent: transactional } = answers;
  return {
    ...(marketing === undefined ? {} : { SMS: marketing }),
    ...(transactional === undefined || !flags.get('smsTransactionalConsent')
      ? {}
      : { SMS_TRANSACTIONAL: transactional }),
  };
}
