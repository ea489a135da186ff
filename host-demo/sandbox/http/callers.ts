/** From where the sandbox may be called. */
export interface Callers {
  /** Checked by the `Host` header, so that a foreign host name pointing at this machine (DNS rebinding) is refused. */
  isHost(host: string): boolean;
  /** By the `Origin` header: the pages that may read answers from this path. */
  isOrigin(origin: string, path: string): boolean;
}

const LOOPBACK_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const SUBDOMAIN = /^http:\/\/[a-z0-9-]+\.(?=localhost:)/;

const CONTROL = '/sandbox/';

/**
 * The demo's own machine and its own pages; the lender has a subdomain for each organisation.
 *
 * @param guests Origins of a host's own test pages. They have the product's API and not the control
 * surface, and are on this machine as well.
 */
export function localCallers(
  origins: { lender: string } & Record<string, string>,
  guests: readonly string[] = [],
): Callers {
  const own = Object.values(origins);
  const strangers = guests.filter(
    (origin) => origin !== new URL(origin).origin || !LOOPBACK_HOST.test(new URL(origin).host),
  );
  if (strangers.length > 0) {
    throw new Error(
      `A page to try on has an origin on this machine, such as http://localhost:8080, not ${strangers}`,
    );
  }
  return {
    isHost: (host) => LOOPBACK_HOST.test(host),
    isOrigin: (origin, path) =>
      own.includes(origin) ||
      origin.replace(SUBDOMAIN, 'http://') === origins.lender ||
      (guests.includes(origin) && !path.startsWith(CONTROL)),
  };
}

/** Without a server: the made-up address at which tests ask, and the page that their client says it is on. */
export const inProcess: Callers = {
  ...localCallers({ lender: 'http://localhost:4400' }),
  isHost: (host) => host === 'api.test',
};
