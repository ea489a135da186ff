import type { Created } from '#sandbox/control/applicationRoutes.ts';
import type { ReceivedRequest } from '#sandbox/http/requests.ts';
import { controlOver, passTime } from '#src/testing/control.ts';
import type { Control } from '#src/testing/journey.ts';

/** The sandbox's control surface. */
export class Sandbox {
  readonly call: Control;

  constructor(api: string) {
    this.call = controlOver((path, init) => fetch(api + path, init));
  }

  /** An empty sandbox whose waiting statuses pass quickly. */
  async reset(): Promise<void> {
    await this.call('POST', '/reset');
    await this.call('PUT', '/clock', { rate: 20 });
  }

  pass = (ms: number) => passTime(this.call, ms);
  create = (application: Record<string, unknown>) => this.call<Created>('POST', '/applications', application);
  fault = (fault: Record<string, unknown>) => this.call('POST', '/faults', fault);
  clearFaults = () => this.call('DELETE', '/faults');
  requests = () => this.call<ReceivedRequest[]>('GET', '/requests');
}
