import { mixed } from 'yup';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import { done, maybeText, object } from './schemas.ts';

const DRAFT = `${HELOC_ONE}/drafts/{screen}` as const;

/** The values of a form, as the form keeps them. */
const values = () => mixed<Record<string, unknown>>().nullable();

export const getDraft = endpoint({
  method: 'GET',
  path: DRAFT,
  summary: 'What was typed on a screen and not submitted; `values` null when there is nothing.',
  source: 'design 3.4; screens s0',
  response: object({ values: values(), savedAt: maybeText() }).required(),
});

export const putDraft = endpoint({
  method: 'PUT',
  path: DRAFT,
  summary: 'Keeps what was typed. 400 when it contains an SSN, password or account number.',
  source: 'design 3.4; screens s0',
  body: object({ values: values() }),
  response: done(),
});
