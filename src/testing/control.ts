import type { Control } from './journey.ts';

/** The sandbox's control surface over whatever carries a request; rejects with the sandbox's own message. */
export const controlOver =
  (send: (path: string, init: RequestInit) => Response | Promise<Response>): Control =>
  async <T>(method: string, path: string, body?: unknown) => {
    const response = await send(`/sandbox/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  };

/** Moves the sandbox's time forward. */
export async function passTime(control: Control, ms: number): Promise<void> {
  const { now } = await control<{ now: string }>('GET', '/clock');
  await control('PUT', '/clock', { now: Date.parse(now) + ms });
}
