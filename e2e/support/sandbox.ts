import type { Control } from '#src/testing/journey.ts';

export interface Created {
  uuid: string;
  loanNumber: string;
  identityUuid: string;
  email: string;
  password: string;
  jwt: string;
}

export interface Recorded {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

/** The sandbox's control surface. */
export class Sandbox {
  constructor(private readonly api: string) {}

  async call<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.api}/sandbox/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  }

  /** For journeys. */
  readonly control: Control = (...asked) => this.call(...asked);

  /** An empty sandbox whose waiting statuses pass quickly. */
  async reset(): Promise<void> {
    await this.call('POST', '/reset');
    await this.call('PUT', '/clock', { rate: 20 });
  }

  /** Puts the clock forward, as if it were later. */
  async pass(ms: number): Promise<void> {
    const { now } = await this.call<{ now: string }>('GET', '/clock');
    await this.call('PUT', '/clock', { now: new Date(Date.parse(now) + ms).toISOString() });
  }

  create = (application: Record<string, unknown>) => this.call<Created>('POST', '/applications', application);
  fault = (fault: Record<string, unknown>) => this.call('POST', '/faults', fault);
  clearFaults = () => this.call('DELETE', '/faults');
  requests = () => this.call<Recorded[]>('GET', '/requests');
}
