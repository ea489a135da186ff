import { KEY_REUSED } from '#src/api/contract/idempotency.ts';
import type { Services } from '../services.ts';
import { HttpError } from './errors.ts';

export interface Answered {
  status: number;
  body: unknown;
  /** The token that went with it. */
  authorization?: string | undefined;
}

interface StoredAnswer {
  hash: string;
  answered: Answered;
}

interface KeyedCall {
  /** The owner of the key: a person's uuid, undefined for a visitor. */
  owner: string | undefined;
  key: string;
  /** Everything that identifies the call. */
  content: unknown;
}

/** Only definite answers are stored: after any other failure a retry may succeed. */
const isDefinite = (status: number) => status < 500 && status !== 408 && status !== 429;

/** Runs a call with a key once: a repeated call with the same key gets the answer of the first. */
export function createOnce({ store, applications }: Pick<Services, 'store' | 'applications'>) {
  const inFlight = new Map<string, Promise<unknown>>();

  async function run({ owner, key, content }: KeyedCall, act: () => Promise<Answered>): Promise<Answered> {
    const id = `${owner ?? 'visitor'}|${key}`;
    const hash = applications.fingerprint(content);
    const stored = await store.get<StoredAnswer>('once', id);
    if (stored && stored.hash !== hash) throw new HttpError(422, { message: KEY_REUSED });
    if (stored) return stored.answered;
    const answered = await act();
    if (isDefinite(answered.status)) await store.put('once', id, owner ?? '', { hash, answered });
    return answered;
  }

  return async function answerOnce(call: KeyedCall, act: () => Promise<Answered>): Promise<Answered> {
    const requestId = `${call.owner}|${call.key}`;
    const before = inFlight.get(requestId) ?? Promise.resolve();
    const current = before.then(() => run(call, act));
    const completion = current.catch(() => {});
    inFlight.set(requestId, completion);
    void completion.then(() => inFlight.get(requestId) === completion && inFlight.delete(requestId));
    return current;
  };
}
export type Once = ReturnType<typeof createOnce>;
