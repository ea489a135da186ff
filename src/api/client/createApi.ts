import type { AxiosAdapter } from 'axios';
import type { CallInput, Endpoint, ResponseOf } from '#src/api/contract/endpoint.ts';
import { ApiError } from './apiError.ts';
import type { IdempotencyKeyStore } from './idempotency.ts';
import { nextTask } from './nextTask.ts';

/** Where the bearer token is kept. Values carry their `Bearer ` prefix, as stored under the key `jwt`. */
export interface TokenStore {
  get(): string | undefined;
  /** Keeps the token of a person who has just signed in. */
  set(token: string): void;
  /** Takes the place of the token that a call was sent with, unless that has been replaced meanwhile. */
  renew(token: string, sent: string): void;
  /** Ends the session of the token that is used now, and no other. */
  clear(): void;
  /** Where the host owns the session: asks it for another token, which is then the one to use. */
  another?: (() => Promise<unknown>) | undefined;
}

/** Paths of an organisation's own on the API; without one the contract's holds. */
export interface ServicePaths {
  /** In place of the path of applications, for those on crypto. */
  readonly crypto?: string | undefined;
  /** The text that addresses are searched by is put after it. */
  readonly typeahead?: string | undefined;
}

export interface ApiConfig {
  /** Origin of the API, e.g. `https://api.example`; service prefixes come from the endpoints. */
  baseUrl: string | (() => string);
  /** Other bases by path prefix, for services that move with their flag (docs/rules.md#base-of-a-service). */
  baseUrls?: Record<string, string> | undefined;
  /** Whether a feature flag is on, by its key. */
  isOn?: ((flagKey: string) => boolean) | undefined;
  /** Paths in place of the contract's. */
  paths?: (() => ServicePaths) | undefined;
  /** `X-With-Origin`: the page's own origin. */
  origin: string;
  /** `x-org`, read for every call because a mount's organisation can change. */
  org: () => string;
  token: TokenStore;
  /** Keeps idempotency keys. */
  keys: IdempotencyKeyStore;
  /** Called once a call whose contract says `sign-out` was refused; the token is gone by then. */
  onUnauthenticated: () => void;
  /** The API is there, but does not answer pages of this origin. Found out once no call has been answered yet. */
  onOriginRefused?: (() => void) | undefined;
  /** An answer that is a copy of an earlier one, which a service worker of the page's must have kept. */
  onCopy?: ((url: string) => void) | undefined;
  /** Whether calls may name the replay of a visit that the page around has recorded; they may unless it says no. */
  namesReplay?: (() => boolean) | undefined;
  /** Replaces the browser's transport; tests pass the sandbox. */
  adapter?: AxiosAdapter | undefined;
  /** Milliseconds, default 30 s. */
  timeout?: number | undefined;
}

export interface Api {
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>>;
}

/** The API as the rest of the product sees it. The transport is loaded with the first call. */
export function createApi(config: ApiConfig): Api {
  let transport: Promise<Api> | undefined;
  return {
    async call(endpoint, input) {
      transport ??= loadTransport(config).then((createTransport) => createTransport(config));
      const { call } = await transport.catch((cause: unknown) => {
        transport = undefined;
        throw withoutTransport(cause);
      });
      return call(endpoint, input);
    },
  };
}

/** Its script, what that runs, and the first calls that it sends are tasks of their own: together they hold up a slow phone. */
async function loadTransport({ adapter }: ApiConfig) {
  const pause = adapter ? async () => {} : nextTask;
  await pause();
  const { createTransport } = await import(/* webpackChunkName: "api" */ './transport.ts');
  await pause();
  return createTransport;
}

/** The client itself could not be loaded: to a person that is the network, and a retry loads it again. */
function withoutTransport(cause: unknown): ApiError {
  return new ApiError({
    code: 'network',
    status: 0,
    messages: [],
    message: 'The client was not loaded',
    cause,
  });
}
