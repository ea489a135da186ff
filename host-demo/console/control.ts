import { origins } from './origins.ts';

/** What went wrong, in words for the person at the console. */
export class ControlError extends Error {
  constructor(
    message: string,
    /** The sandbox did not answer at all. */
    readonly isDown: boolean,
  ) {
    super(message);
    this.name = 'ControlError';
  }
}

const TIMEOUT_MS = 8000;

async function answerOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new ControlError(`The sandbox's answer is not JSON: ${text.slice(0, 200)}`, false);
  }
}

function reasonOf(answer: unknown): string {
  const { errors, message } = (answer ?? {}) as { errors?: unknown; message?: unknown };
  return Array.isArray(errors) ? errors.join('; ') : typeof message === 'string' ? message : '';
}

/** A call to the API: the control surface, or anything else by its full path. */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(origins.api + path, {
      method,
      headers: { ...(method === 'GET' ? {} : { 'content-type': 'application/json' }), ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ControlError(`The sandbox at ${origins.api} does not answer.`, true);
  }
  const answer = await answerOf(response);
  if (!response.ok)
    throw new ControlError(reasonOf(answer) || `${method} ${path}: ${response.status}`, false);
  return answer as T;
}

export const control = <T = unknown>(method: string, path: string, body?: unknown) =>
  call<T>(method, `/sandbox/v1${path}`, body);
