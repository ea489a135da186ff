import { mixed } from 'yup';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import { list, maybeText, object, requiredText } from './schemas.ts';

const DRAFT = `${HELOC_ONE}/drafts/{screen}` as const;

/** The values of a form, as the form keeps them. */
const values = () => mixed<Record<string, unknown>>().nullable();

export const getDraft = endpoint({
  method: 'GET',
  path: DRAFT,
  summary:
    'What was typed on a screen and not submitted; `values` null when there is nothing. `version` names the last save, null when there was none.',
  source: 'docs/rules.md#drafts-of-a-screen',
  response: () => object({ values: values(), savedAt: maybeText(), version: maybeText() }).required(),
});

export const putDraft = endpoint({
  method: 'PUT',
  path: DRAFT,
  idempotencyKey: false,
  summary:
    'Keeps what was typed; `values` null forgets it. `version` is a new name for this save, `replaces` the versions that it may be written over (null: none was saved yet). 409 when another save has come in between; the same save twice is one. 400 when it contains an SSN, password or account number.',
  source: 'docs/rules.md#drafts-of-a-screen',
  body: () =>
    object({
      values: values(),
      version: requiredText().max(64),
      replaces: list(requiredText().max(64).nullable()).min(1).max(200),
    }),
  response: () => object({ savedAt: requiredText() }),
});
