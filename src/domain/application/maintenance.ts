import { LEGACY_PATH, VERSION_2_PATH } from '../registration/registrationPaths.ts';
import { isUuid } from '../text/uuid.ts';

/** Which addresses are closed for maintenance. Source: docs/rules.md#maintenance */

/** Closed when the flag names no routes of its own. */
const REGISTRATION_ROUTES = [`/${LEGACY_PATH}`, `/${VERSION_2_PATH}`];

/** The support page stays open during maintenance, unless it is listed itself. */
const SUPPORT = 'register/support';

/**
 * What the flag's variables say; they come from outside, so values of another type are ignored.
 * @property routes paths below the application's base path; each also closes what lies under it, with or without a `*`
 *   at its end. `{uuid}` stands for any application; a route without it names the screens of every application, too:
 *   `/{uuid}/bank/*`, `bank/*` and `/bank` close the same.
 */
export interface MaintenancePlan {
  message: string | undefined;
  routes: readonly string[];
}

export function readMaintenancePlan(variables: Readonly<Record<string, unknown>>): MaintenancePlan {
  const { message, routes } = variables;
  const listed = Array.isArray(routes)
    ? routes.filter((route): route is string => typeof route === 'string' && route.trim() !== '')
    : [];
  return {
    message: typeof message === 'string' && message.trim() !== '' ? message.trim() : undefined,
    routes: listed.length > 0 ? listed : REGISTRATION_ROUTES,
  };
}

const segments = (path: string) => path.trim().split('/').filter(Boolean);
const patternOf = (route: string) => segments(route.trim().replace(/(^|\/)\*$/, ''));

function covers(pattern: readonly string[], path: readonly string[]): boolean {
  return pattern.every((part, at) => {
    const here = path[at] ?? '';
    return part === here || (part === '*' && here !== '') || (part === '{uuid}' && isUuid(here));
  });
}

/** Whether `path` is one of the routes or lies under one; '/register' does not close '/register-v2'. */
export function isClosed(path: string, routes: readonly string[]): boolean {
  const here = segments(path);
  const patterns = routes.map(patternOf);
  if (here.join('/') === SUPPORT) return patterns.some((pattern) => pattern.join('/') === SUPPORT);
  const [first = '', ...below] = here;
  return patterns.some((pattern) => covers(pattern, here) || (isUuid(first) && covers(pattern, below)));
}
