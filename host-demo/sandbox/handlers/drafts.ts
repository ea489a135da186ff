import type * as topic from '#src/api/contract/drafts.ts';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import { conflict, invalid } from '../http/errors.ts';
import type { Env } from '../model/env.ts';
import type { PersonRecord } from '../model/records.ts';
import type { HandlersOf } from './types.ts';

/** Names of fields that are never kept in a draft (docs/rules.md#drafts-of-a-screen). */
const SENSITIVE = /ssn|socialsecurity|password|accountnumber|account_number/i;

const SAVE_CONFLICT = 'This page was saved somewhere else in the meantime.';

const LOOKS_LIKE_SSN = /^\d{3}-\d{2}-\d{4}$/;

function holdsSecret(value: unknown): boolean {
  if (typeof value === 'string') return LOOKS_LIKE_SSN.test(value.trim());
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => SENSITIVE.test(key) || holdsSecret(inner));
}

export function draftOf({ drafts }: PersonRecord, screen: string) {
  const draft = drafts[screen];
  return {
    values: (draft?.values as Record<string, unknown> | null) ?? null,
    savedAt: draft?.savedAt ?? null,
    version: draft?.version ?? null,
  };
}

export function saveDraft(
  { drafts }: PersonRecord,
  screen: string,
  { values = null, version, replaces }: BodyOf<typeof topic.putDraft>,
  { now }: Env,
) {
  if (holdsSecret(values)) throw invalid('A draft must not contain an SSN, password or account number');
  const held = drafts[screen];
  // The same save once more: its answer was lost.
  if (held?.version === version) return { savedAt: held.savedAt };
  if (!replaces.includes(held?.version ?? null)) throw conflict(SAVE_CONFLICT);
  const savedAt = new Date(now).toISOString();
  // What was forgotten leaves its version behind, or an older save that is still under way would bring it back.
  drafts[screen] = { values, savedAt, version };
  return { savedAt };
}

export const draftsHandlers = {
  getDraft: async ({ params, me, services }) =>
    draftOf(await services.applications.read(params.uuid, me), params.screen),
  putDraft: ({ params, me, body, services }) =>
    services.applications.change(params.uuid, me, (app, env) => saveDraft(app, params.screen, body, env)),
} satisfies HandlersOf<typeof topic>;
