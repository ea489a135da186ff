/** Which addresses are closed for maintenance. Spec: borrower flow s8 "Maintenance page (flag-driven, listed routes only)". */

/** Closed when the flag names no routes of its own. */
const REGISTRATION_ROUTES = ['/register', '/register-v2'];

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

/** Whether `path` is one of the routes or lies under one; '/register' does not close '/register-v2'. */
export function isClosed(path: string, routes: readonly string[]): boolean {
  return routes.some((route) => {
    const base = route.replace(/\/+$/, '');
    return path === base || path.startsWith(`${base}/`);
  });
}
