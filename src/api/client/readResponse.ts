import { AxiosError, type AxiosResponse, isAxiosError } from 'axios';
import type { Endpoint, HeadersAnswer } from '#src/api/contract/endpoint.ts';
import { messagesIn } from '#src/domain/application/errorMessages.ts';
import { isForPeople } from '#src/domain/application/isForPeople.ts';
import { ApiError, type ApiErrorCode } from './apiError.ts';
import { readRetryAfter } from './backOff.ts';
import { isTriviallyValid } from './isTriviallyValid.ts';

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

/** Why a call failed, as the client tells it. */
export async function failureOf(
  cause: unknown,
  { endpoint, url }: { endpoint: Endpoint; url: string },
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

/** What an answer says, in the kind that the contract names. */
export function readAnswer(endpoint: Endpoint, response: AxiosResponse<unknown>, url: string): unknown {
  if (endpoint.responseKind === 'binary') return readFile(response, url);
  if (endpoint.responseKind === 'headers') return readHeaders(response);
  return readBody(endpoint, response, url);
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
