/** From where the sandbox may be called. */
export interface Callers {
  /** By the `Host` header: whoever makes a name of their own point at this machine is told apart by it. */
  isHost(host: string): boolean;
  /** By the `Origin` header: the pages that may read answers. */
  isOrigin(origin: string): boolean;
}

const LOOPBACK_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const SUBDOMAIN = /^http:\/\/[a-z0-9-]+\.(?=localhost:)/;

/** The demo's own machine and its own pages; the lender has a subdomain for each organisation. */
export function localCallers(origins: { lender: string } & Record<string, string>): Callers {
  const own = Object.values(origins);
  return {
    isHost: (host) => LOOPBACK_HOST.test(host),
    isOrigin: (origin) => own.includes(origin) || origin.replace(SUBDOMAIN, 'http://') === origins.lender,
  };
}

/** Without a server: the made-up address at which tests ask, and the page that their client says it is on. */
export const inProcess: Callers = {
  ...localCallers({ lender: 'http://localhost:4400' }),
  isHost: (host) => host === 'api.test',
};
