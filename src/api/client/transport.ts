import axios, {
  AxiosError,
  type AxiosInstance,
  type AxiosRequestConfig,
  type AxiosRequestHeaders,
  type AxiosResponse,
  isAxiosError,
} from 'axios';
import type { Endpoint, HeadersAnswer } from '#src/api/contract/endpoint.ts';
import { carriesToken } from '#src/api/contract/endpoint.ts';
import { IDEMPOTENCY_KEY } from '#src/api/contract/idempotency.ts';
import { HELOC_ONE } from '#src/api/contract/paths.ts';
import { messagesIn } from '#src/domain/application/errorMessages.ts';
import { isForPeople } from '#src/domain/application/isForPeople.ts';
import { toJson } from '#src/domain/text/json.ts';
import { ApiError, type ApiErrorCode } from './apiError.ts';
import { readRetryAfter } from './backOff.ts';
import { createAddresses } from './callUrl.ts';
import type { Api, ApiConfig } from './createApi.ts';
import { isCopy, withUniqueParameter } from './freshness.ts';
import { createIdempotency } from './idempotency.ts';
import { isTriviallyValid } from './isTriviallyValid.ts';
import { isOriginRefused } from './originCheck.ts';
import { replayHeaders } from './replay.ts';

const BY_STATUS: Record<number, ApiErrorCode> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  408: 'timeout',
  409: 'conflict',
  410: 'not-found',
  429: 'rate-limited',
};

/** By axios's own codes; any other failure without an answer is a network error. */
const WITHOUT_RESPONSE: Readonly<Record<string, ApiErrorCode>> = {
  [AxiosError.ECONNABORTED]: 'timeout',
  [AxiosError.ETIMEDOUT]: 'timeout',
  [AxiosError.ERR_CANCELED]: 'cancelled',
};

/** The two 403 messages that mean the session is gone (docs/rules.md#end-of-a-session). */
const SESSION_GONE = ['unauthenticated', 'invalid signature'];

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
  const sendWithKey = createIdempotency(config.keys, config.org);

  async function send(call: PlacedCall, again = false): Promise<unknown> {
    const { endpoint, input, url } = call;
    const token = carriesToken(endpoint, input.params) ? config.token.get() : undefined;
    const response = await http.request(requestOf(config, call, token)).catch(async (cause: unknown) => {
      const failure = await failureOf(cause, call, token);
      origin.note(failure, url);
      if (await session.goesOn(failure, endpoint, token, again)) return undefined;
      throw failure;
    });
    if (!response) return send(call, true);
    origin.noteAnswer();
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
  token: string | undefined,
): AxiosRequestConfig {
  const { bytes, signal, keepalive, onProgress } = input;
  return {
    method: endpoint.method,
    url,
    params: reads(endpoint) ? withUniqueParameter(query) : query,
    data: endpoint.bodyKind === 'bytes' ? bytes : input.body,
    responseType: endpoint.responseKind === 'binary' ? 'blob' : 'text',
    headers: {
      'X-With-Origin': config.origin,
      'x-org': config.org(),
      ...replayHeaders(globalThis),
      ...endpoint.headers,
      ...input.headers,
      ...(token ? { Authorization: token } : {}),
      ...(key ? { [IDEMPOTENCY_KEY]: key } : {}),
    },
    ...(endpoint.bodyKind === 'bytes' ? { timeout: config.timeout ?? BYTES_TIMEOUT_MS } : {}),
    ...(signal ? { signal } : {}),
    ...(keepalive && !config.adapter ? KEEPALIVE : {}),
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

async function failureOf(
  cause: unknown,
  { endpoint, url }: PlacedCall,
  token: string | undefined,
): Promise<ApiError> {
  if (!isAxiosError(cause) || !cause.response) return withoutResponse(cause, url);
  const summary = endpoint.auth === 'required' && !token ? 'JWT error' : endpoint.failure;
  const { status, data, headers } = cause.response;
  const body = parse(await textOf(data));
  // No more than a person would read.
  const messages = messagesIn(body).slice(0, 10);
  const code = BY_STATUS[status] ?? (status >= 500 ? 'server' : 'invalid');
  const gone =
    status === 401 || (status === 403 && messages.some((m) => SESSION_GONE.includes(m.toLowerCase())));
  return new ApiError({
    code: gone ? 'unauthenticated' : code,
    status,
    messages: messages.filter(isForPeople),
    message: messages.join(', ') || (summary ?? wordlessFailure(body, url, endpoint.method)),
    summary,
    correlationId: headers?.['x-correlation-id'] as string | undefined,
    retryAfterMs: readRetryAfter(headers?.['retry-after']),
    cause: withoutContents(cause),
  });
}

function readAnswer(endpoint: Endpoint, response: AxiosResponse<unknown>, url: string): unknown {
  if (endpoint.responseKind === 'binary') return readFile(response, url);
  if (endpoint.responseKind === 'headers') return readHeaders(response);
  return readBody(endpoint, response, url);
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

/** Axios's own way depends on the page's prototypes. */
function writeBody(data: unknown, headers: AxiosRequestHeaders): unknown {
  if (data === undefined || data instanceof Blob) return data;
  headers.setContentType('application/json');
  return toJson(data);
}

const notJson = (url: string) => `Response was not convertible to json for ${url}`;

function withoutResponse(cause: unknown, url: string): ApiError {
  const kind = isAxiosError(cause) ? cause.code : undefined;
  return new ApiError({
    code: WITHOUT_RESPONSE[kind ?? ''] ?? 'network',
    status: 0,
    messages: [],
    message: `Response was not defined for ${url}`,
    cause: withoutContents(cause),
  });
}

/** Reduces axios's error to what may be logged: the error itself holds the token and the body of the request. */
function withoutContents(cause: unknown): unknown {
  return isAxiosError(cause)
    ? new Error(cause.code ? `${cause.message} (${cause.code})` : cause.message)
    : cause;
}

const readHeaders = ({ status, headers }: AxiosResponse<unknown>): HeadersAnswer => ({
  status,
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
});

/** A page or a message in place of a file would be saved, and opened much later. */
function readFile({ data, headers, status }: AxiosResponse<unknown>, url: string): unknown {
  if (!/json|^text\//i.test(String(headers?.['content-type'] ?? ''))) return data;
  throw new ApiError({ code: 'malformed', status, messages: [], message: `Response was no file for ${url}` });
}

function readBody(endpoint: Endpoint, response: AxiosResponse<unknown>, url: string): unknown {
  const text = typeof response.data === 'string' ? response.data : '';
  // Without a cause: a parser's error quotes what it read, which is a person's data.
  const fail = (code: ApiErrorCode, message: string) =>
    new ApiError({ code, status: response.status, messages: [], message });
  const body = parse(text);
  if (body === undefined) throw fail('malformed', notJson(url));
  if (isTriviallyValid(endpoint.response, body)) return body;
  try {
    return endpoint.response.validateSync(body, { strict: true });
  } catch (error) {
    const location = (error as { path?: string }).path || 'the whole';
    throw fail(
      'wrong-shape',
      `Response of ${endpoint.method} ${endpoint.path} does not match the contract at ${location}`,
    );
  }
}

async function textOf(data: unknown): Promise<string> {
  return data instanceof Blob ? data.text() : String(data ?? '');
}

/** @returns undefined for what is no JSON */
function parse(text: string): unknown {
  try {
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * For the log, of an answer without a message (docs/rules.md#failed-calls). A read is named by the status in its answer, if
 * that is a code and not somebody's data.
 */
function wordlessFailure(body: unknown, url: string, method: Endpoint['method']): string {
  if (body === undefined) return notJson(url);
  if (method !== 'GET') return 'Something unexpected happened';
  const { status } = Object(body) as { status?: unknown };
  return typeof status === 'string' && /^[A-Z][A-Z0-9_]*$/.test(status) ? status : 'Error fetching';
}
