/** Every way a call can fail. Closed: each code has one row in every table about errors. */
const API_ERROR_CODES = [
  'network',
  'timeout',
  'cancelled',
  'unauthenticated',
  'forbidden',
  'not-found',
  'conflict',
  'invalid',
  'rate-limited',
  'server',
  'malformed',
  'wrong-shape',
] as const;
export type ApiErrorCode = (typeof API_ERROR_CODES)[number];

const RETRYABLE: Record<ApiErrorCode, boolean> = {
  network: true,
  timeout: true,
  cancelled: true,
  unauthenticated: false,
  forbidden: false,
  'not-found': false,
  conflict: false,
  invalid: false,
  'rate-limited': true,
  server: true,
  malformed: true,
  'wrong-shape': false,
};

export interface ApiErrorFields {
  code: ApiErrorCode;
  /** HTTP status, 0 when there was no response (docs/rules.md#failed-calls). */
  status: number;
  /** The server's own messages, if it sent any; shown to people. */
  messages: string[];
  message: string;
  /** Stands in a log for the server's own messages, which may be about a person. */
  summary?: string | undefined;
  correlationId?: string | undefined;
  /** How long the server asks clients to wait (`Retry-After`). */
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** A failed call. The client rejects with nothing else. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly messages: string[];
  readonly summary: string;
  readonly correlationId: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(fields: ApiErrorFields) {
    const { code, status, messages, message, summary, correlationId, retryAfterMs, cause } = fields;
    super(message, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.messages = messages;
    this.summary = summary ?? 'Request failed';
    this.correlationId = correlationId;
    this.retryAfterMs = retryAfterMs;
  }

  get retryable(): boolean {
    return RETRYABLE[this.code];
  }
}
