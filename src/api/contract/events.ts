import { mixed, string } from 'yup';
import { CEO_MESSAGE, CEO_TOPICS } from '#src/domain/application/ceoFeedback.ts';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import { emptyAnswer, maybeFlag, maybeText, object, requiredText } from './schemas.ts';

const sessionKey = () =>
  object({
    uuid: requiredText(),
    epoch: mixed<number | string>().required(),
    trackerUuid: maybeText(),
  });
const properties = () => mixed<Record<string, string | number | boolean | null>>().nullable();

/** `{context}`: secure or external. */
export const postSession = endpoint({
  method: 'POST',
  path: '/ft/{context}/session',
  background: true,
  idempotencyKey: false,
  summary: 'Opens or prolongs a telemetry session.',
  source: 'docs/rules.md#telemetry',
  auth: 'optional',
  unauthorized: 'reject',
  body: () =>
    object({
      platform: maybeText(),
      libraryVersion: maybeText(),
      referrer: maybeText(),
      queryParams: properties(),
      screen: properties(),
      window: properties(),
      sessionKey: sessionKey().nullable().optional().default(undefined),
      appVersion: maybeText(),
    }),
  response: () => object({ sessionKey: sessionKey() }).required(),
});

export const postEvent = endpoint({
  method: 'POST',
  path: '/ft/{context}/event',
  idempotencyKey: false,
  summary:
    'Records a product event; one that its session has told already (`dedupeProperty`) is refused with 409.',
  source: 'docs/rules.md#telemetry',
  auth: 'optional',
  unauthorized: 'reject',
  body: () =>
    object({
      event: requiredText(),
      eventType: string().oneOf(['APP', 'WEB']).required(),
      productType: maybeText(),
      domain: maybeText(),
      queryParams: properties(),
      pagePath: maybeText(),
      sessionKey: sessionKey().nullable().optional().default(undefined),
      /** The same as the next: the customer's two lists name it so and so. */
      identityId: maybeText(),
      identityUuid: maybeText(),
      applicationUuid: maybeText(),
      eventProperties: properties(),
      dontDedupe: maybeFlag(),
      dedupeProperty: maybeText(),
    }),
  response: emptyAnswer,
});

export const putFullStoryLink = endpoint({
  method: 'PUT',
  path: `${HELOC_ONE}/full-story-link`,
  background: true,
  idempotencyKey: false,
  summary: 'Keeps the address of the session replay.',
  source: 'docs/rules.md#telemetry',
  body: () => object({ link: string().url().required() }),
  response: emptyAnswer,
});

export const postCeoFeedback = endpoint({
  method: 'POST',
  path: '/service-profile/api/v1/feedback/ceo',
  summary: 'Feedback to the CEO.',
  source: 'docs/rules.md#feedback-to-the-ceo',
  body: () =>
    object({
      applicationUuid: maybeText(),
      message: requiredText().min(CEO_MESSAGE.min).max(CEO_MESSAGE.max),
      topic: string().oneOf(CEO_TOPICS).required(),
      marketingConsent: maybeFlag().required(),
      pathname: requiredText(),
      productType: requiredText(),
    }),
  response: emptyAnswer,
});
