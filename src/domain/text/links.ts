/** Which URLs the app follows when they come from outside. Source: docs/rules.md#return-after-a-login */

/** Control characters, which URL parsers silently drop, and backslashes, which they read as slashes. */
const UNSAFE_CHARACTERS = /[\p{Control}\p{Line_Separator}\p{Paragraph_Separator}\\]/u;

/** True for a path to come back to: one slash, then a lower-case letter, so never another host. */
export function isSafeReturnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/[a-z]/.test(path) && !UNSAFE_CHARACTERS.test(path);
}

/** True only for a URL that starts with http or https. */
export function isAbsoluteUrl(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/**
 * The URL when it is absolute, http(s), without credentials, and of exactly one of the origins.
 * @param allowedOrigins as `URL.origin` writes them, e.g. 'https://lender.example'.
 * @returns undefined for everything else; never throws.
 */
export function resolveAllowedUrl(url: unknown, allowedOrigins: readonly string[]): URL | undefined {
  if (typeof url !== 'string' || UNSAFE_CHARACTERS.test(url) || !isAbsoluteUrl(url)) return undefined;
  if (!URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  if (parsed.username !== '' || parsed.password !== '') return undefined;
  return allowedOrigins.includes(parsed.origin) ? parsed : undefined;
}

/** Others may carry personal data and stay in the browser (docs/rules.md#parameters-that-leave-the-browser). */
const REPORTABLE = /^(?:org|utm_\w+|referrer|referralUuid|step|page|pop-webchat)$/;

/** A page's address as it may be sent elsewhere: without its fragment and without parameters that are not known. */
export function reportableUrl(href: string): string {
  const url = new URL(href);
  for (const name of new Set(url.searchParams.keys())) {
    if (!REPORTABLE.test(name)) url.searchParams.delete(name);
  }
  return `${url.origin}${url.pathname}${url.search}`;
}

/** Parameters that go with an applicant to another site of the group; `org` does not, since that site has its own. */
const SIBLING_PARAMETERS = /^(?:utm_\w+|referrer|referralUuid|pop-webchat)$/;
/** Another company gets the campaign only: our referrers mean nothing there. */
const PARTNER_PARAMETERS = /^utm_\w+$/;

/**
 * The address of another site with what of this one's query may go along; the site's own parameters win.
 * @param to `partner` for another company.
 */
export function siblingUrl(url: string, search: string, to: 'sibling' | 'partner' = 'sibling'): string {
  const [path = '', own] = url.split('?');
  const query = new URLSearchParams(own);
  const carried = to === 'partner' ? PARTNER_PARAMETERS : SIBLING_PARAMETERS;
  for (const [name, value] of new URLSearchParams(search)) {
    if (carried.test(name) && !query.has(name)) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
