import axios, { AxiosError, type AxiosRequestHeaders, type AxiosResponse, isAxiosError } from 'axios';
import type { Endpoint } from '#src/api/contract/endpoint.ts';
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

/** Carries calls over axios; rejects with `ApiError` and nothing else. */
export function createTransport(config: ApiConfig): Api {
  const http = axios.create({
    withCredentials: true,
    timeout: config.timeout ?? 30_000,
    responseType: 'text',
    transformRequest: writeBody,
    transformResponse: (data: unknown) => data,
    ...(config.adapter ? { adapter: config.adapter } : {}),
  });

  const sendWithKey = createIdempotency(config.keys, config.org);
  const standardBase = () => (typeof config.baseUrl === 'string' ? config.baseUrl : config.baseUrl());
  /** Whether a call has been answered, by whatever status. */
  let isAnswered = false;
  let originCheck: Promise<void> | undefined;

  function checkOrigin(url: string): void {
    const base = standardBase();
    if (isAnswered || originCheck || config.adapter || !config.onOriginRefused || !url.startsWith(base))
      return;
    originCheck = isOriginRefused(base).then((isRefused) => {
      originCheck = undefined;
      if (isRefused && !isAnswered) config.onOriginRefused?.();
    });
  }

  const addresses = createAddresses(config);

  async function send(
    endpoint: Endpoint,
    input: LooseInput,
    address: ReturnType<typeof addresses.of>,
    key?: string,
    again = false,
  ): Promise<unknown> {
    const { url, query } = address;
    const token = carriesToken(endpoint, input.params) ? config.token.get() : undefined;
    const isRead = endpoint.method === 'GET';
    let response: AxiosResponse<unknown>;
    try {
      response = await http.request({
        method: endpoint.method,
        url,
        params: isRead ? withUniqueParameter(query) : query,
        data: endpoint.bodyKind === 'multipart' ? multipart(input) : input.body,
        responseType: endpoint.responseKind === 'binary' ? 'blob' : 'text',
        headers: {
          'X-With-Origin': config.origin,
          'x-org': config.org(),
          ...replayHeaders(globalThis),
          ...endpoint.headers,
          ...(token ? { Authorization: token } : {}),
          ...(key ? { [IDEMPOTENCY_KEY]: key } : {}),
        },
        ...(input.signal ? { signal: input.signal } : {}),
        ...(input.keepalive && !config.adapter ? KEEPALIVE : {}),
        ...(input.onProgress ? { onUploadProgress: (e) => input.onProgress?.(e.progress ?? 0) } : {}),
      });
    } catch (cause) {
      const summary = endpoint.auth === 'required' && !token ? 'JWT error' : endpoint.failure;
      const failure = await fromTransport(cause, url, summary, endpoint.method);
      if (failure.code === 'unauthenticated' && endpoint.auth === 'required') {
        if (token && !again && (await isReplaced(token))) return send(endpoint, input, address, key, true);
        if (endpoint.unauthorized === 'sign-out' && config.token.get() === token) {
          config.token.clear();
          config.onUnauthenticated();
        }
      }
      throw failure;
    }
    isAnswered = true;
    // What anybody may read, a cache between may keep.
    if (isRead && token && isCopy(response)) {
      config.onCopy?.(url);
      throw new ApiError({
        code: 'malformed',
        status: response.status,
        messages: [],
        message: `Response was a copy of an earlier one for ${url}`,
      });
    }
    keepToken(response, token);
    if (endpoint.responseKind === 'binary') return readFile(response, url);
    const answer = readBody(endpoint, response, url);
    if (endpoint.path === HELOC_ONE) addresses.note(input.params, answer);
    return answer;
  }

  function keepToken(response: AxiosResponse<unknown>, sent: string | undefined) {
    const header = response.headers?.authorization as string | undefined;
    if (!header) return;
    const token = header.startsWith('Bearer ') ? header : `Bearer ${header}`;
    if (sent) config.token.renew(token, sent);
    else config.token.set(token);
  }

  /** Whether there is a newer token than the one that was refused: then the refusal says nothing about the session. */
  async function isReplaced(refused: string): Promise<boolean> {
    await config.token.another?.();
    const now = config.token.get();
    return now !== undefined && now !== refused;
  }

  async function fromTransport(
    cause: unknown,
    url: string,
    summary: string | undefined,
    method: Endpoint['method'],
  ): Promise<ApiError> {
    if (!isAxiosError(cause) || !cause.response) {
      const failure = withoutResponse(cause, url);
      if (failure.code === 'network') checkOrigin(url);
      return failure;
    }
    isAnswered = true;
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
      message: messages.join(', ') || (summary ?? wordlessFailure(body, url, method)),
      summary,
      correlationId: headers?.['x-correlation-id'] as string | undefined,
      retryAfterMs: readRetryAfter(headers?.['retry-after']),
      cause: withoutContents(cause),
    });
  }

  return {
    async call(endpoint, input) {
      const given = input as LooseInput;
      // Read once: a retry goes where the first try went.
      const address = addresses.of(endpoint, given);
      return sendWithKey(endpoint, given, (key) => send(endpoint, given, address, key)) as never;
    },
  };
}

interface LooseInput {
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
  file?: File;
  signal?: AbortSignal;
  keepalive?: boolean;
  onProgress?: (fraction: number) => void;
}

/** Axios's own way depends on the page's prototypes. */
function writeBody(data: unknown, headers: AxiosRequestHeaders): unknown {
  if (data === undefined || data instanceof FormData) return data;
  headers.setContentType('application/json');
  return toJson(data);
}

function multipart({ body, file }: LooseInput): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries((body as object | undefined) ?? {})) {
    if (value !== undefined && value !== null) form.append(key, String(value));
  }
  if (file) form.append('file', file, file.name);
  return form;
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
