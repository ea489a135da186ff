import { string } from 'yup';
import { endpoint } from './endpoint.ts';
import { OPTIMIZE, optimizeUser } from './features.ts';
import { HELOC_ONE } from './paths.ts';
import { emptyAnswer, list, maybeText, object, requiredText } from './schemas.ts';

/** Experiments by name, with the variant that the person is in. */
const experiments = () =>
  list(object({ name: requiredText(), variation: string().oneOf(['variation', 'control']).required() }));

export const postDecision = endpoint({
  method: 'POST',
  path: `${OPTIMIZE}/{context}/api/v2/decision`,
  background: true,
  idempotencyKey: false,
  summary: 'Which side of each experiment a browser and its person are on.',
  source: 'docs/rules.md#experiments',
  auth: 'optional',
  unauthorized: 'reject',
  body: () => object({ optimizeUser: optimizeUser(), trackerId: requiredText() }),
  response: () => object({ experiments: experiments() }).required(),
});

export const getOptimizelyProfile = endpoint({
  method: 'GET',
  path: '/service-application/api/v3/application/heloc/optermizerly-profile',
  background: true,
  summary: "The experimenter's profile of a tracker id, if there is one.",
  source: 'docs/rules.md#tracker-id',
  query: () => object({ trackerId: requiredText() }),
  response: () => object({ optimizelyProfileUuid: maybeText() }).required(),
});

export const patchOptimizelyProfile = endpoint({
  method: 'PATCH',
  path: `${HELOC_ONE}/optermizerly-profile`,
  background: true,
  idempotencyKey: false,
  summary: "Ties an application and its person to the experimenter's profile.",
  source: 'docs/rules.md#tracker-id',
  query: () => object({ identityUuid: requiredText() }),
  body: () => object({ optimizelyProfileUuid: requiredText() }),
  response: emptyAnswer,
});

export const patchExperiments = endpoint({
  method: 'PATCH',
  path: `${HELOC_ONE}/experiments`,
  background: true,
  idempotencyKey: false,
  summary: 'Saves which side of each experiment the applicant was on.',
  source: 'docs/rules.md#experiments',
  body: () => object({ experiments: experiments() }),
  response: emptyAnswer,
});
