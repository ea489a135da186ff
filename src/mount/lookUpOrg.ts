import type { Pin } from '#src/brand/pin.ts';
import { canonicalOrg, isSameOrg, type OrgIndex, resolveOrg } from '#src/domain/org/org.ts';
import { pageOrg, pin } from '#src/embed/pageOrg.ts';
import { MountError } from './options.ts';

/**
 * The code of the organisation with a name, else of the one with the page's host, else of the one whose loader the page has,
 * else of the main brand.
 */
export async function lookUpOrg(
  { query, host }: { query: string | null | undefined; host: string },
  assetBaseUrl: string,
): Promise<string> {
  const index = await fetchIndex(assetBaseUrl);
  const { org } = resolveOrg({ query, host, index: { ...index, main: pageOrg() ?? index.main } });
  if (org) {
    pin(org, versionOf(index, org));
    return org;
  }
  const url = indexUrl(assetBaseUrl);
  throw new MountError('no-brand-data', `No private label data found: ${url} has no organisation "${query}"`);
}

/** Of older tables none. */
function versionOf({ orgs }: OrgIndex, org: string): Pin | undefined {
  const { hash, integrity } = orgs.find(({ code }) => code === org) ?? {};
  return hash && integrity ? { hash, integrity } : undefined;
}

/** The code of the organisation with a name; undefined when there is none, or the look-up fails. */
export const aliasOf = (name: string, assetBaseUrl: string): Promise<string | undefined> =>
  fetchIndex(assetBaseUrl).then(
    (index) => canonicalOrg(name, index),
    () => undefined,
  );

/** Whether a name is another of a code's. */
export const isNameOf = async (name: string, code: string, assetBaseUrl: string): Promise<boolean> =>
  isSameOrg(name, code) || (await aliasOf(name, assetBaseUrl)) === code;

const indexUrl = (assetBaseUrl: string) => `${assetBaseUrl}/themes/index.json`;

async function fetchIndex(assetBaseUrl: string): Promise<OrgIndex> {
  const url = indexUrl(assetBaseUrl);
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const index = (await response.json()) as OrgIndex;
    if (!Array.isArray(index.orgs)) throw new Error('not a host table');
    return index;
  } catch (cause) {
    throw new MountError('no-brand-data', `No private label data found: ${url} could not be read`, { cause });
  }
}
