/** Which URLs the app follows when they come from outside. Source: docs/rules.md#return-after-a-login */

import { PARTNER, REPORT, SIBLING, surviving } from './parameters.ts';

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
  const parsed = parseUrl(url);
  if (parsed?.username !== '' || parsed.password !== '') return undefined;
  return allowedOrigins.includes(parsed.origin) ? parsed : undefined;
}

/** Not by `URL.canParse`: once it is called often, Node's says no to names that are not ASCII. */
function parseUrl(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}

/** A page's address as it may be sent elsewhere: without its fragment and without parameters that are not known. */
export function reportableUrl(href: string): string {
  const url = new URL(href);
  const query = surviving(url.search, REPORT);
  return `${url.origin}${url.pathname}${query.size > 0 ? `?${query}` : ''}`;
}

/**
 * The address of another site with what of this one's query may go along; the site's own parameters win.
 * @param to `partner` for another company.
 */
export function siblingUrl(url: string, search: string, to: 'sibling' | 'partner' = 'sibling'): string {
  const [path = '', own] = url.split('?');
  const query = new URLSearchParams(own);
  for (const [name, value] of surviving(search, to === 'partner' ? PARTNER : SIBLING))
    if (!query.has(name)) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}
