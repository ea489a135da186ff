import { array, boolean, type InferType, number, object, string } from 'yup';
import { toJson } from '#src/domain/text/json.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { looksSensitive } from './sensitive.ts';
import type { Entry } from './state.ts';

const keyOf = (org: string) => `chat-outbox:${org}`;

/** Characters of all of it (docs/rules.md#messages-of-a-chat). */
const MOST = 32_768;

const STATES = ['queued', 'sending', 'waiting', 'checking', 'failed'] as const;

const schema = object({
  entries: array(
    object({
      clientId: string().required(),
      /** Empty where it is a file. */
      text: string().defined(),
      /** Named, and chosen again: its bytes are not kept. */
      file: object({ name: string().defined(), size: number().required(), type: string().defined() })
        .optional()
        .default(undefined),
      state: string().oneOf(STATES).required(),
      tries: number().required(),
      after: number().required(),
      hasNotBegun: boolean(),
      isLate: boolean(),
      code: string(),
    }),
  ).required(),
  draft: string().defined(),
}).required();

type Kept = InferType<typeof schema>;

/** What was written and has not arrived, and what is being written: both outlive a reload of the page. */
export interface KeptOutbox {
  read(): readonly Entry[];
  keep(entries: readonly Entry[]): void;
  readDraft(): string;
  keepDraft(text: string): void;
  forget(): void;
}

export function createKeptOutbox({ personal, org }: Runtime): KeptOutbox {
  const key = keyOf(org());
  function load(): Kept {
    try {
      return schema.validateSync(JSON.parse(personal.session.get(key) ?? ''), { strict: true });
    } catch {
      return { entries: [], draft: '' };
    }
  }
  function store(change: Partial<Kept>): void {
    const { entries, draft } = { ...load(), ...change };
    // A number that should not be written here is not left lying about as well.
    const kept = toJson({
      entries: entries.filter(({ text }) => !looksSensitive(text)),
      draft: looksSensitive(draft) ? '' : draft,
    } satisfies Kept);
    if (entries.length === 0 && !draft) personal.session.remove(key);
    else if (kept.length <= MOST) personal.session.set(key, kept);
  }
  return {
    read: () => load().entries,
    keep: (entries) => store({ entries: [...entries] }),
    readDraft: () => load().draft,
    keepDraft: (draft) => store({ draft }),
    forget: () => personal.session.remove(key),
  };
}
