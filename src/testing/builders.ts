import type { Created } from '#sandbox/control/applicationRoutes.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/createSandbox.ts';
import { type Api, type ApiConfig, createApi, type TokenStore } from '#src/api/client/createApi.ts';
import type { IdempotencyKeyStore } from '#src/api/client/idempotency.ts';
import { personCarrier } from '#src/features/uploads/engine/carrier.ts';
import { sendBytes } from '#src/features/uploads/engine/sendBytes.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import { controlOver, passTime } from './control.ts';
import type { Control } from './journey.ts';
import { fileOf, samplePdf } from './pageDriver.ts';
import { sandboxAdapter } from './sandboxAdapter.ts';

const BASE_URL = 'http://api.test';

/** A sandbox in memory with its control surface at hand. */
export interface TestSandbox extends Sandbox {
  /** A call of the control surface; rejects on anything but 2xx with the sandbox's own message. */
  control: Control;
  /** `POST /sandbox/v1/applications` */
  make(body?: Record<string, unknown>): Promise<Created>;
  /** An application that was made, with a client signed in as its applicant and the parameters of its calls. */
  applicant(
    body: Record<string, unknown>,
  ): Promise<Created & { api: ReturnType<typeof apiOf>; params: { uuid: string } }>;
  /** A client of this sandbox, signed in when a token is given. */
  api(options?: ApiOptions): ReturnType<typeof apiOf>;
  /** Moves the sandbox's time forward. */
  pass(milliseconds: number): Promise<void>;
}

function memoryToken(initial: string | undefined): TokenStore {
  let token = initial;
  return {
    get: () => token,
    set(next) {
      token = next;
    },
    renew(next) {
      token = next;
    },
    clear() {
      token = undefined;
    },
  };
}

/** Sends the bytes of a file, for the call that takes it. @returns the id of the upload */
export const sendSample = (api: Api, file = sampleFile(), carrier = personCarrier(api)): Promise<string> =>
  sendBytes(file, carrier, { signal: new AbortController().signal });

/** A file to upload. */
export const sampleFile = (name?: string) => fileOf(samplePdf(name));

export function memoryKeys(): IdempotencyKeyStore {
  const kept = new Map<string, string>();
  return {
    get: (name) => kept.get(name),
    set: (name, key) => kept.set(name, key),
    remove: (name) => kept.delete(name),
    create: newUuid,
  };
}

interface ApiOptions extends Partial<Pick<ApiConfig, 'baseUrls' | 'isOn' | 'paths'>> {
  jwt?: string;
  org?: string;
  timeout?: number;
  /** Of an earlier client, as after a reload. */
  keys?: IdempotencyKeyStore;
  onUnauthenticated?: () => void;
}

/** A client of a sandbox, signed in when a token is given. */
export function apiOf(
  sandbox: Sandbox,
  {
    jwt,
    org = 'OAKLINE',
    timeout,
    keys = memoryKeys(),
    onUnauthenticated = () => {},
    ...more
  }: ApiOptions = {},
): Api & { token: TokenStore } {
  const token = memoryToken(jwt);
  const api = createApi({
    baseUrl: BASE_URL,
    origin: 'http://localhost:4400',
    org: () => org,
    token,
    keys,
    onUnauthenticated,
    adapter: sandboxAdapter(sandbox),
    timeout,
    ...more,
  });
  return { ...api, token };
}

/** The control surface of a sandbox in process. */
export const controlOf = ({ app }: Sandbox): Control =>
  controlOver((path, init) => app.request(BASE_URL + path, init));

export async function createTestSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  const sandbox = await createSandbox({ databaseUrl: ':memory:', ...options });

  const control = controlOf(sandbox);

  const made: TestSandbox = {
    ...sandbox,
    control,
    make: (body = {}) => control('POST', '/applications', body),
    async applicant(body) {
      const application = await made.make(body);
      const params = { uuid: application.uuid };
      return { ...application, api: apiOf(sandbox, { jwt: application.jwt }), params };
    },
    api: (more) => apiOf(sandbox, more),
    pass: (milliseconds) => passTime(control, milliseconds),
  };
  return made;
}
