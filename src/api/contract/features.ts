import { mixed } from 'yup';
import { endpoint } from './endpoint.ts';
import { filled, flag, list, maybeText, object, text } from './schemas.ts';

const OPTIMIZE = '/service-optimize' as const;

const optimizeUser = object({
  id: maybeText(),
  attributes: mixed<Record<string, string | number | boolean | null | undefined>>().nullable(),
})
  .nullable()
  .optional()
  .default(undefined);

const variables = () => mixed<Record<string, unknown>>().nullable();

/** `{context}`: secure for the signed-in person, else external. */
export const postFeature = endpoint({
  method: 'POST',
  path: `${OPTIMIZE}/{context}/api/v1/feature`,
  once: false,
  summary: 'Whether a feature is on.',
  source: 'docs/rules.md#feature-flags',
  auth: 'optional',
  unauthorized: 'reject',
  body: object({ featureKey: filled(), optimizeUser }),
  response: object({ enabled: flag(), variables: variables() }).required(),
});

export const postFeatures = endpoint({
  method: 'POST',
  path: `${OPTIMIZE}/{context}/api/v1/features`,
  once: false,
  summary: 'All features that are known for the organisation.',
  source: 'docs/rules.md#feature-flags',
  auth: 'optional',
  unauthorized: 'reject',
  body: object({ optimizeUser }),
  response: object({
    features: list(object({ key: text(), enabled: flag(), variables: variables() })),
  }).required(),
});
