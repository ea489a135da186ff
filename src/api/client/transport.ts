import axios, {
  type AxiosInstance,
  type AxiosRequestConfig,
  type AxiosRequestHeaders,
  type AxiosResponse,
} from 'axios';
import type { Endpoint } from '#src/api/contract/endpoint.ts';
import { carriesToken } from '#src/api/contract/endpoint.ts';
import { IDEMPOTENCY_KEY } from '#src/api/contract/idempotency.ts';
import { HELOC_ONE } from '#src/api/contract/paths.ts';
import { toJson } from '#src/domain/text/json.ts';
import { ApiError } from './apiError.ts';
import { inBackground } from './background.ts';
import { createAddresses } from './callUrl.ts';
import type { Api, ApiConfig } from './createApi.ts';
import { isCopy, withUniqueParameter } from './freshness.ts';
import { createIdempotency } from './idempotency.ts';
import { isOriginRefused } from './originCheck.ts';
import { reserveOutliving } from './outliving.ts';
import { failureOf, readAnswer } from './readResponse.ts';
import { createReplaySender } from './replaySender.ts';

/** Requests that outlive the page: only `fetch` can send them, XMLHttpRequest cannot. */
const KEEPALIVE = { adapter: 'fetch', fetchOptions: { keepalive: true } } as const;

/** For bytes: a slow line takes its time over them, and the whole of them counts. */
const BYTES_TIMEOUT_MS = 120_000;

/** Carries calls over axios; rejects with `ApiError` and nothing else. */
export function createTransport(config: ApiConfig): Api {
  const http = createHttp(config);
  const addresses = createAddresses(config);
  const origin = createOriginWatch(config);
  const session = createSession(config);
  const replay = createReplaySender(config);
  const sendWithKey = createIdempotency(config.keys, config.org);

  async function send(call: PlacedCall, again = false): Promise<unknown> {
    const { endpoint, input, url } = call;
    const token = carriesToken(endpoint, input.params) ? config.token.get() : undefined;
    const replayed = replay.headers(url);
    const headers = { ...replayed, ...(token ? { Authorization: token } : {}) };
    const giveBack = input.keepalive && !config.adapter ? reserveOutliving(sizeOf(input.body)) : undefined;
    const request = { ...requestOf(config, call, headers), ...(giveBack && KEEPALIVE) };
    const begin = () => http.request(request).finally(giveBack);
    // On leaving a page there is no time to wait.
    const sent = endpoint.background && !input.keepalive && !config.adapter ? inBackground(begin) : begin();
    const response = await sent.catch(async (cause: unknown) => {
      const failure = await failureOf(cause, call, token);
      if (!config.adapter && (await replay.wasRefused(failure, url, replayed))) return undefined;
      origin.note(failure, url);
      if (await session.goesOn(failure, endpoint, token, again)) return undefined;
      throw failure;
    });
    if (!response) return send(call, true);
    origin.noteAnswer();
    replay.noteAnswer(url);
    if (reads(endpoint) && token) refuseCopy(config, response, url);
    session.keepToken(response, token);
    const answer = readAnswer(endpoint, response, url);
    if (endpoint.path === HELOC_ONE) addresses.note(input.params, answer);
    return answer;
  }

  return {
    async call(endpoint, input) {
      const given = input as LooseInput;
      // Read once: a retry goes where the first try went.
      const { url, query } = addresses.of(endpoint, given);
      return sendWithKey(endpoint, given, (key) =>
        send({ endpoint, input: given, url, query, key }),
      ) as never;
    },
  };
}

/** A call, and where it goes. */
interface PlacedCall {
  endpoint: Endpoint;
  input: LooseInput;
  url: string;
  query: unknown;
  key: string | undefined;
}

const reads = ({ method }: Endpoint) => method === 'GET' || method === 'HEAD';

function createHttp(config: ApiConfig): AxiosInstance {
  return axios.create({
    withCredentials: true,
    timeout: config.timeout ?? 30_000,
    responseType: 'text',
    transformRequest: writeBody,
    transformResponse: (data: unknown) => data,
    ...(config.adapter ? { adapter: config.adapter } : {}),
  });
}

function requestOf(
  config: ApiConfig,
  { endpoint, input, url, query, key }: PlacedCall,
  headers: Record<string, string>,
): AxiosRequestConfig {
  const { bytes, signal, onProgress } = input;
  return {
    method: endpoint.method,
    url,
    params: reads(endpoint) ? withUniqueParameter(query) : query,
    data: endpoint.bodyKind === 'bytes' ? bytes : input.body,
    responseType: endpoint.responseKind === 'binary' ? 'blob' : 'text',
    headers: {
      'X-With-Origin': config.origin,
      'x-org': config.org(),
      ...endpoint.headers,
      ...input.headers,
      ...headers,
      ...(key ? { [IDEMPOTENCY_KEY]: key } : {}),
    },
    ...(endpoint.bodyKind === 'bytes' ? { timeout: config.timeout ?? BYTES_TIMEOUT_MS } : {}),
    ...(signal ? { signal } : {}),
    ...(onProgress ? { onUploadProgress: ({ loaded }) => onProgress(loaded) } : {}),
  };
}

/** Finds out whether the API refuses the page's origin, while it has answered no call by whatever status. */
function createOriginWatch(config: ApiConfig) {
  const standardBase = () => (typeof config.baseUrl === 'string' ? config.baseUrl : config.baseUrl());
  let isAnswered = false;
  let running: Promise<void> | undefined;

  function check(url: string): void {
    const base = standardBase();
    if (isAnswered || running || config.adapter || !config.onOriginRefused || !url.startsWith(base)) return;
    running = isOriginRefused(base).then((isRefused) => {
      running = undefined;
      if (isRefused && !isAnswered) config.onOriginRefused?.();
    });
  }

  return {
    noteAnswer() {
      isAnswered = true;
    },
    note(failure: ApiError, url: string) {
      if (failure.status > 0) isAnswered = true;
      else if (failure.code === 'network') check(url);
    },
  };
}

/** What calls say of the session, and what follows for it. */
function createSession(config: ApiConfig) {
  /** Whether there is a newer token than the one that was refused: then the refusal says nothing about the session. */
  async function isReplaced(refused: string): Promise<boolean> {
    await config.token.another?.();
    const now = config.token.get();
    return now !== undefined && now !== refused;
  }

  return {
    keepToken(response: AxiosResponse<unknown>, sent: string | undefined) {
      const header = response.headers?.authorization as string | undefined;
      if (!header) return;
      const token = header.startsWith('Bearer ') ? header : `Bearer ${header}`;
      if (sent) config.token.renew(token, sent);
      else config.token.set(token);
    },
    /** Whether the call is to be sent again, with a newer token; a session that is over is ended. */
    async goesOn(
      failure: ApiError,
      endpoint: Endpoint,
      token: string | undefined,
      again: boolean,
    ): Promise<boolean> {
      if (failure.code !== 'unauthenticated' || endpoint.auth !== 'required') return false;
      if (token && !again && (await isReplaced(token))) return true;
      if (endpoint.unauthorized === 'sign-out' && config.token.get() === token) {
        config.token.clear();
        config.onUnauthenticated();
      }
      return false;
    },
  };
}

/** What anybody may read, a cache between may keep; what is a person's must not come from one. */
function refuseCopy(config: ApiConfig, response: AxiosResponse<unknown>, url: string): void {
  if (!isCopy(response)) return;
  config.onCopy?.(url);
  throw new ApiError({
    code: 'malformed',
    status: response.status,
    messages: [],
    message: `Response was a copy of an earlier one for ${url}`,
  });
}

interface LooseInput {
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
  headers?: Record<string, string>;
  bytes?: Blob;
  signal?: AbortSignal;
  keepalive?: boolean;
  onProgress?: (bytesSent: number) => void;
}

const sizeOf = (body: unknown) => (body === undefined ? 0 : new TextEncoder().encode(toJson(body)).length);

/** Axios's own way depends on the page's prototypes. */
function writeBody(data: unknown, headers: AxiosRequestHeaders): unknown {
  if (data === undefined || data instanceof Blob) return data;
  headers.setContentType('application/json');
  return toJson(data);
}
