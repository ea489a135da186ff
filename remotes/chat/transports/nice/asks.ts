import type { InferType, Schema } from 'yup';
import { REQUESTS } from '#src/api/contract/omniFrames.ts';
import { newUuid } from '#src/platform/newUuid.ts';

/** For so long an answer is waited for, and a connection. */
export const ANSWER_MS = 10_000;

export type RequestType = keyof typeof REQUESTS;
type Answer<Type extends RequestType> = InferType<(typeof REQUESTS)[Type]['answer']>;

/** Why there is no answer. `isSent`: it may have arrived. */
export class NoAnswer extends Error {
  constructor(
    readonly code: string,
    readonly isSent: boolean,
  ) {
    super(`No answer: ${code}`);
  }
}

export const check = <T extends Schema>(schema: T, data: unknown): InferType<T> | undefined => {
  try {
    return schema.validateSync(data, { strict: true });
  } catch {
    return undefined;
  }
};

interface Line {
  /** Whether it can be asked for now. */
  canAsk(type: RequestType): boolean;
  put(type: RequestType, data: object, id: string): void;
  /** The token is not taken any more. */
  onDenied(): void;
}

/** What is asked over a connection, each answered once or not at all. */
export function createAsks({ canAsk, put, onDenied }: Line) {
  const pending = new Map<string, (answer: unknown, error?: NoAnswer) => void>();

  function ask<Type extends RequestType>(
    type: Type,
    data: InferType<(typeof REQUESTS)[Type]['data']>,
    signal?: AbortSignal,
  ): Promise<Answer<Type>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted || !canAsk(type)) return reject(new NoAnswer('lost', false));
      const id = newUuid();
      const settle = (answer: unknown, error?: NoAnswer) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        pending.delete(id);
        const read = error ? undefined : check(REQUESTS[type].answer, answer);
        if (read) resolve(read as Answer<Type>);
        else reject(error ?? new NoAnswer('garbage', true));
        if (error?.code === 'token' && type !== 'token') onDenied();
      };
      const abort = () => settle(undefined, new NoAnswer('cancelled', true));
      const timer = setTimeout(() => settle(undefined, new NoAnswer('timeout', true)), ANSWER_MS);
      signal?.addEventListener('abort', abort);
      pending.set(id, settle);
      put(type, data, id);
    });
  }

  return {
    ask,
    settle: (id: string, answer: unknown, error?: NoAnswer) => pending.get(id)?.(answer, error),
    /** The connection is gone: what was asked may have arrived. */
    lose(): void {
      for (const settle of [...pending.values()]) settle(undefined, new NoAnswer('lost', true));
    },
  };
}
