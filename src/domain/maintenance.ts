/** Which addresses are closed for maintenance. Spec: borrower flow s8 "Maintenance page (flag-driven, listed routes only)". */

/** Closed when the flag names no routes of its own. */
const REGISTRATION_ROUTES = ['/register', '/register-v2'];

/** How to reach a person is told during maintenance too, unless this very page is listed. */
const SUPPORT = '/register/support';

/**
 * What the flag's variables say; they come from outside, so anything else in them is as good as absent.
 * @property routes paths below the application's base path; each also closes what lies under it.
 */
export interface MaintenancePlan {
  message: string | undefined;
  routes: readonly string[];
}

export function readMaintenancePlan(variables: Readonly<Record<string, unknown>>): MaintenancePlan {
  const { message, routes } = variables;
  const listed = Array.isArray(routes)
    ? routes.filter((route): route is string => typeof route === 'string' && route.startsWith('/'))
    : [];
  return {
    message: typeof message === 'string' && message.trim() !== '' ? message.trim() : undefined,
    routes: listed.length > 0 ? listed : REGISTRATION_ROUTES,
  };
}

const withoutSlash = (path: string) => path.replace(/\/+$/, '');

/** Whether `path` is one of the routes or lies under one; '/register' does not close '/register-v2'. */
export function isClosed(path: string, routes: readonly string[]): boolean {
  const here = withoutSlash(path);
  const closed = routes.map(withoutSlash);
  if (here === SUPPORT) return closed.includes(SUPPORT);
  return closed.some((base) => here === base || here.startsWith(`${base}/`));
}
