import type { Created } from '#sandbox/control/applicationRoutes.ts';
import { scenarios } from '#scenarios/scenarios.ts';
import { origins } from '../server.ts';
import type { Screen } from './screens.ts';

/** Before it ends, so that a preview never meets the login. */
const SPARE_MS = 60_000;

async function post<T>(path: string, org: string, body: object): Promise<T> {
  const answer = await fetch(origins.api + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-org': org, 'X-With-Origin': location.origin },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} for ${path}.`);
  return answer.json() as Promise<T>;
}

const expiryOf = (jwt: string): number =>
  JSON.parse(atob((jwt.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))).exp * 1000;

const made = new Map<string, Promise<Created>>();

/** Where a screen is and who is signed in there: always a person of the sandbox, made for this, once for each screen. */
export async function reach(
  screen: Screen,
  org: string,
): Promise<{ path: string; getToken: () => Promise<string | undefined> }> {
  const { scenario } = screen;
  if (!scenario) return { path: screen.path ?? '/register-v2', getToken: async () => undefined };
  const key = `${org} ${scenario}`;
  const creation = made.get(key) ?? post<Created>('/sandbox/v1/applications', org, { org, scenario });
  made.set(key, creation);
  creation.catch(() => made.delete(key));
  let { jwt } = await creation;
  const { uuid, email, password } = await creation;
  return {
    path: (scenarios[scenario]?.opens ?? '/{uuid}').replace('{uuid}', uuid) + (screen.below ?? ''),
    getToken: async () => {
      if (expiryOf(jwt) < Date.now() + SPARE_MS)
        ({ jwt } = await post<{ jwt: string }>('/identity/api/v1/login', org, { email, password }));
      return jwt;
    },
  };
}
