import type * as topic from '#src/api/contract/drafts.ts';
import { conflict, invalid } from '../http/errors.ts';
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

export const draftsHandlers = {
  async getDraft({ params, me, services }) {
    const app = await services.applications.read(params.uuid, me);
    const draft = app.drafts[params.screen];
    return {
      values: (draft?.values as Record<string, unknown> | null) ?? null,
      savedAt: draft?.savedAt ?? null,
      version: draft?.version ?? null,
    };
  },
  putDraft({ params, me, body, services }) {
    const { values = null, version, replaces } = body;
    if (holdsSecret(values)) throw invalid('A draft must not contain an SSN, password or account number');
    return services.applications.change(params.uuid, me, (app, env) => {
      const held = app.drafts[params.screen];
      // The same save once more: its answer was lost.
      if (held?.version === version) return { savedAt: held.savedAt };
      if (!replaces.includes(held?.version ?? null)) throw conflict(SAVE_CONFLICT);
      const savedAt = new Date(env.now).toISOString();
      // What was forgotten leaves its version behind, or an older save that is still under way would bring it back.
      app.drafts[params.screen] = { values, savedAt, version };
      return { savedAt };
    });
  },
} satisfies HandlersOf<typeof topic>;
