import { array, type InferType, object, string } from 'yup';
import { ApiError } from '#src/api/client/apiError.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import { getIdentity, putIdentityAlias } from '#src/api/contract/identity.ts';
import { getProfile } from '#src/api/contract/profile.ts';
import { shownTexts } from '#src/api/contract/wording.ts';
import type { Brand } from '#src/brand/schema/brand.ts';
import { phoneDigits } from '#src/domain/person/phone.ts';
import type { Experiment } from '#src/domain/registration/createBody.ts';
import type { RegistrationAnswers } from '#src/domain/registration/registration.ts';
import { toJson } from '#src/domain/text/json.ts';
import { recordSmsConsents, type SmsAnswers } from '#src/features/legal/recordSmsConsents.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { type Attempt, completeProfile } from './completeProfile.ts';
import { experimentsOf, saveExperiments } from './experiments.ts';
import { FOLLOW_UP_KEY } from './followUpKey.ts';

interface FollowUpInput {
  runtime: Runtime;
  brand: Brand;
  phoneNumber: string | undefined;
  email: string;
  sms: SmsAnswers['answers'];
  /** The prompts that they answer. */
  shown?: SmsAnswers['shown'];
  uuid: string;
  identity: Pick<ResponseOf<typeof getIdentity>, 'uuid' | 'aliases'>;
  experiments: Promise<Experiment[]>;
  /** What of it was done before a reload. */
  done?: readonly string[];
}

/**
 * What goes with a new application and must not hold it up: the answers to the SMS prompts, what identity and profile lack,
 * the experiments, the event. Each for itself; a failure is reported and costs the person nothing. What a reload cuts off is
 * done by `finishFollowUp`.
 */
export async function followUp(input: FollowUpInput): Promise<void> {
  const { runtime, brand, phoneNumber, email, sms, shown, uuid, identity, experiments } = input;
  const identityUuid = identity.uuid;
  const { session } = runtime.personal;
  const done = new Set(input.done);
  const keep = () =>
    session.set(FOLLOW_UP_KEY, toJson({ uuid, sms, shown, done: [...done] } satisfies Unfinished));
  keep();
  let isCutOff = false;
  const attempt: Attempt = async (where, work) => {
    if (done.has(where)) return;
    try {
      await work();
      done.add(where);
      keep();
    } catch (error) {
      isCutOff ||= error instanceof ApiError && UNANSWERED.has(error.code);
      runtime.reporter.error(error, { where });
    }
  };
  runtime.telemetry.track('heloc_application_created', {}, { applicationUuid: uuid, identityUuid });
  const isAsked = phoneNumber && Object.keys(sms).length > 0;
  await Promise.all([
    isAsked &&
      attempt('sms-consents', () =>
        recordSmsConsents(runtime, brand, { phone: phoneNumber, email, answers: sms, shown }),
      ),
    attempt('save-experiments', async () => saveExperiments(runtime, uuid, await experiments)),
    phoneNumber &&
      phoneOf(identity) === undefined &&
      attempt('identity-phone', () =>
        runtime.api.call(putIdentityAlias, { body: { type: 'Phone', value: phoneDigits(phoneNumber) } }),
      ),
    completeProfile(runtime, { phoneNumber, uuid, identityUuid }, attempt),
  ]);
  if (!isCutOff) session.remove(FOLLOW_UP_KEY);
}

const UNANSWERED: ReadonlySet<string> = new Set<ApiError['code']>(['network', 'timeout', 'cancelled']);

/** Under which the person is known at a login. */
const phoneOf = ({ aliases }: FollowUpInput['identity']) =>
  aliases.find(({ type }) => type === 'Phone')?.value;

/** Held until it is done: nothing about the person that the server does not know. */
const unfinished = object({
  uuid: string().required(),
  sms: object<SmsAnswers['answers']>().required(),
  shown: shownTexts(),
  done: array(string().required()),
}).required();
type Unfinished = InferType<typeof unfinished>;

/** Goes on with what a reload has cut off: the calls that were not answered. */
export async function finishFollowUp(runtime: Runtime, brand: Brand): Promise<void> {
  const { api, personal } = runtime;
  let held: Unfinished;
  try {
    held = unfinished.validateSync(JSON.parse(personal.session.get(FOLLOW_UP_KEY) ?? ''));
  } catch {
    personal.session.remove(FOLLOW_UP_KEY);
    return;
  }
  const [identity, profile] = await Promise.all([api.call(getIdentity, {}), api.call(getProfile, {})]);
  const phoneNumber = phoneOf(identity) ?? profile.phoneNumbers[0]?.number;
  const { email } = identity;
  await followUp({
    runtime,
    brand,
    ...held,
    phoneNumber,
    email,
    identity,
    experiments: experimentsOf(runtime),
  });
}

/** A box that was not shown is not answered (docs/rules.md#text-message-consent). */
export function smsAnswers({ flags }: Runtime, answers: RegistrationAnswers): SmsAnswers['answers'] {
  const { smsMarketingConsent: marketing, smsTransactionalConsent: transactional } = answers;
  return {
    ...(marketing === undefined ? {} : { SMS: marketing }),
    ...(transactional === undefined || !flags.get('smsTransactionalConsent')
      ? {}
      : { SMS_TRANSACTIONAL: transactional }),
  };
}
