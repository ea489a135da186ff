import { type Endpoint, fillPath } from '#src/api/contract/endpoint.ts';
import { KEY_REUSED } from '#src/api/contract/idempotency.ts';
import { toJson } from '#src/domain/text/json.ts';
import { ApiError } from './apiError.ts';

/** Where keys are kept until their calls are answered; it should last over a reload. */
export interface IdempotencyKeyStore {
  get(name: string): string | undefined;
  set(name: string, key: string): void;
  remove(name: string): void;
  /** A random UUID. */
  create(): string;
}

interface Input {
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
}

/** A call without a definite answer so far. What it contains never leaves the memory, not even as a hash. */
interface Open {
  content: string;
  key: string;
}

/**
 * Gives each call that must not happen twice a key, the same one until the server's answer is definite: over a double
 * click, a lost answer and a reload.
 */
export function createIdempotency(port: IdempotencyKeyStore, org: () => string) {
  const open = new Map<string, Open[]>();

  function take(name: string, content: string): Open {
    const known = open.get(name) ?? [];
    const same = known.find((call) => call.content === content);
    if (same) return same;
    // A key from before a reload: whether it was for the same content only the server can tell.
    const kept = known.length === 0 ? port.get(name) : undefined;
    const call = { content, key: kept ?? port.create() };
    open.set(name, [...known, call]);
    port.set(name, call.key);
    return call;
  }

  function drop(name: string, call: Open): void {
    const rest = (open.get(name) ?? []).filter((other) => other !== call);
    if (rest.length > 0) open.set(name, rest);
    else open.delete(name);
    if (port.get(name) === call.key) port.remove(name);
  }

  return async function sendWithKey<T>(
    endpoint: Endpoint,
    input: Input,
    send: (key?: string) => Promise<T>,
  ): Promise<T> {
    if (!endpoint.idempotencyKey) return send();
    const name = `once:${org()}:${endpoint.method} ${fillPath(endpoint.path, input.params)}`;
    const content = toJson([input.query, input.body]);
    const attempt = async (): Promise<T> => {
      const call = take(name, content);
      try {
        const answer = await send(call.key);
        drop(name, call);
        return answer;
      } catch (error) {
        if (isDefinite(error)) drop(name, call);
        throw error;
      }
    };
    return attempt().catch((error: unknown) => {
      if (isReuse(error)) return attempt();
      throw error;
    });
  };
}

const isReuse = (error: unknown) =>
  error instanceof ApiError && error.status === 422 && error.message === KEY_REUSED;

/** The server has decided: the same content sent again is meant as another call. */
const isDefinite = (error: unknown) =>
  error instanceof ApiError && !error.retryable && error.status >= 400 && error.status < 500;
