import { mixed } from 'yup';
import { endpoint } from './endpoint.ts';
import { flag, list, maybeText, object, requiredText, text } from './schemas.ts';

export const OPTIMIZE = '/service-optimize' as const;

/** Whom a feature or an experiment is decided for; null where it is not known yet. Release 1.0 sends none. */
export const optimizeUser = () =>
  object({
    /** Of the browser, so that a person keeps their experiment side after a login. */
    id: requiredText(),
    attributes: object({
      applicationId: maybeText(),
      /** When the application was made: ISO time. */
      createdTime: maybeText(),
      identityId: maybeText(),
      organization: requiredText(),
      trackerId: requiredText(),
    }).required(),
  })
    .optional()
    .default(undefined);

const variables = () => mixed<Record<string, unknown>>().nullable();

/** `{context}`: secure for the signed-in person, else external. */
export const postFeature = endpoint({
  method: 'POST',
  path: `${OPTIMIZE}/{context}/api/v1/feature`,
  background: true,
  idempotencyKey: false,
  summary: 'Whether a feature is on.',
  source: 'docs/rules.md#feature-flags',
  auth: 'optional',
  unauthorized: 'reject',
  body: () => object({ featureKey: requiredText(), optimizeUser: optimizeUser() }),
  response: () => object({ enabled: flag(), variables: variables() }).required(),
});

export const postFeatures = endpoint({
  method: 'POST',
  path: `${OPTIMIZE}/{context}/api/v1/features`,
  background: true,
  idempotencyKey: false,
  summary: 'All features that are known for the person and the organisation.',
  source: 'docs/rules.md#feature-flags',
  auth: 'optional',
  unauthorized: 'reject',
  body: () => object({ optimizeUser: optimizeUser() }),
  response: () =>
    object({
      features: list(object({ key: text(), enabled: flag(), variables: variables() })),
    }).required(),
});
