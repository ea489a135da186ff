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

export const postFeature = endpoint({
  method: 'POST',
  path: `${OPTIMIZE}/external/api/v1/feature`,
  summary: 'Whether a feature is on, for a visitor.',
  source: 'shared areas s7',
  auth: 'none',
  unauthorized: 'reject',
  body: object({ featureKey: filled(), optimizeUser }),
  response: object({ enabled: flag(), variables: variables() }).required(),
});

export const postFeatureSecure = endpoint({
  ...postFeature,
  path: `${OPTIMIZE}/secure/api/v1/feature`,
  summary: 'Whether a feature is on, for the signed-in person.',
  auth: 'required',
});

export const postFeatures = endpoint({
  method: 'POST',
  path: `${OPTIMIZE}/external/api/v1/features`,
  summary: 'All features that are known for the organisation.',
  source: 'shared areas s7',
  auth: 'none',
  unauthorized: 'reject',
  body: object({ optimizeUser }),
  response: object({
    features: list(object({ key: text(), enabled: flag(), variables: variables() })),
  }).required(),
});
