import { string } from 'yup';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import { done, filled, list, maybeText, object } from './schemas.ts';

export const getOptimizelyProfile = endpoint({
  method: 'GET',
  path: '/service-application/api/v3/application/heloc/optermizerly-profile',
  summary: "The experimenter's profile of a tracker id, if there is one.",
  source: 'shared areas s7',
  query: object({ trackerId: filled() }),
  response: object({ optimizelyProfileUuid: maybeText() }).required(),
});

export const patchOptimizelyProfile = endpoint({
  method: 'PATCH',
  path: `${HELOC_ONE}/optermizerly-profile`,
  once: false,
  summary: "Ties an application and its person to the experimenter's profile.",
  source: 'shared areas s7',
  query: object({ identityUuid: filled() }),
  body: object({ optimizelyProfileUuid: filled() }),
  response: done(),
});

export const patchExperiments = endpoint({
  method: 'PATCH',
  path: `${HELOC_ONE}/experiments`,
  once: false,
  summary: 'Saves which side of each experiment the applicant was on.',
  source: 'shared areas s7',
  body: object({
    experiments: list(
      object({ name: filled(), variation: string().oneOf(['variation', 'control']).required() }),
    ),
  }),
  response: done(),
});
