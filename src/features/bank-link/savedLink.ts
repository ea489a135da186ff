import { toJson } from '#src/domain/text/json.ts';
import { isUuid } from '#src/domain/text/uuid.ts';
import type { KeyValueStore } from '#src/platform/storage.ts';

/** Where `/plaid-oauth-success` looks for the application (docs/rules.md#linking-a-bank). */
const APPLICATION_KEY = 'application-uuid';
const LINK_KEY = 'bank-link';

/** What must survive the redirect to the bank and back. */
export interface SavedLink {
  token: string;
  /** ISO time; empty when the vendor gave none. */
  expiry: string;
  /** The page that links it, below the application. */
  step: string;
  provider: string;
}

export function saveLink(store: KeyValueStore, applicationUuid: string, link: SavedLink): void {
  store.set(APPLICATION_KEY, applicationUuid);
  store.set(LINK_KEY, toJson(link));
}

export function clearLink(store: KeyValueStore): void {
  store.remove(APPLICATION_KEY);
  store.remove(LINK_KEY);
}

/** The page's storage may hold anything, so only a well-formed id counts. */
export function savedApplication(store: KeyValueStore): string | undefined {
  const uuid = store.get(APPLICATION_KEY);
  return uuid && isUuid(uuid) ? uuid : undefined;
}

/** The link in progress, unless it is malformed or its token has expired. */
export function savedLink(store: KeyValueStore, now: Date): SavedLink | undefined {
  const link = parse(store.get(LINK_KEY));
  if (!link) return undefined;
  const expires = link.expiry === '' ? Number.POSITIVE_INFINITY : Date.parse(link.expiry);
  return now.getTime() < expires ? link : undefined;
}

/** A path, and nothing that leads out of the application. */
const isPage = (step: unknown): step is string =>
  typeof step === 'string' && /^[a-z-]+(\/[a-z-]+)*$/.test(step);

function parse(text: string | undefined): SavedLink | undefined {
  try {
    const { token, expiry, step, provider } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    if (typeof token !== 'string' || typeof provider !== 'string' || !isPage(step)) return undefined;
    return { token, provider, step, expiry: typeof expiry === 'string' ? expiry : '' };
  } catch {
    return undefined;
  }
}
