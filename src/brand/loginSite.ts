import type { Brand } from './schema/brand.ts';

/** What signing in needs to know of a brand; `LoginSite` of the platform. */
export function loginSite({ baseUrl, loginUrl, agentLoginUrl, loginOrigins }: Brand) {
  return { baseUrl, ownSite: loginUrl, agentSite: agentLoginUrl, allowedOrigins: loginOrigins };
}
