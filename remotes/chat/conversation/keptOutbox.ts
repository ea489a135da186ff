import { array, boolean, type InferType, number, object, string } from 'yup';
import { toJson } from '#src/domain/text/json.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { outboxKey } from './left.ts';
import { looksSensitive } from './sensitive.ts';
import { type Entry, LEFT } from './state.ts';

/** Characters of all of it (docs/rules.md#messages-of-a-chat). */
const MOST = 32_768;

const STATES = ['queued', 'sending', 'waiting', 'checking', 'failed'] as const;

const schema = object({
  /** The chat in which it was written. */
  of: string().defined(),
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
}

function load({ personal, org }: Runtime): Kept {
  try {
    return schema.validateSync(JSON.parse(personal.session.get(outboxKey(org())) ?? ''), { strict: true });
  } catch {
    return { of: '', entries: [], draft: '' };
  }
}

function store({ personal, org }: Runtime, { of, entries, draft }: Kept): void {
  const key = outboxKey(org());
  // A number that should not be written here is not left lying about as well.
  const kept: Kept = {
    of,
    entries: entries.filter(({ text }) => !looksSensitive(text)),
    draft: looksSensitive(draft) ? '' : draft,
  };
  const json = toJson(kept);
  if (kept.entries.length === 0 && !kept.draft) personal.session.remove(key);
  else if (json.length <= MOST) personal.session.set(key, json);
}

/**
 * What was not sent in another chat: nobody sends it into this one but the person. It is another message here, as the other
 * side may know the one that it was.
 */
const left = ({ entries, draft }: Kept) => ({
  entries: entries
    .filter(({ text }) => text)
    .map(
      ({ text }): Entry => ({
        clientId: newUuid(),
        text,
        state: 'failed',
        tries: 0,
        after: -1,
        isLate: true,
        code: LEFT,
      }),
    ),
  draft,
});

/** @param of the chat in which it is written */
export function createKeptOutbox(runtime: Runtime, of: string): KeptOutbox {
  const kept = load(runtime);
  let { entries, draft }: { entries: readonly Entry[]; draft: string } = kept.of === of ? kept : left(kept);
  const keep = () => store(runtime, { of, entries: [...entries], draft });
  if (kept.of !== of) keep();
  return {
    read: () => entries,
    keep(next) {
      entries = next;
      keep();
    },
    readDraft: () => draft,
    keepDraft(text) {
      draft = text;
      keep();
    },
  };
}

/** All of it in one text. */
export const textOf = (entries: readonly Entry[], draft: string): string =>
  [...entries.map(({ text }) => text), draft].filter((text) => text.trim()).join('\n\n');

/** What lies there, of whatever chat. */
export function readLeft(runtime: Runtime): string {
  const { entries, draft } = load(runtime);
  return textOf(entries, draft);
}

/** Of no chat any more: the next one begins with it. */
export const keepLeft = (runtime: Runtime, draft: string): void =>
  store(runtime, { of: '', entries: [], draft });
