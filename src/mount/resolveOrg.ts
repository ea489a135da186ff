import { canonicalOrg, isSameOrg, type OrgIndex, resolveOrg as resolve } from '#src/domain/org.ts';
import { returningOrg } from '#src/features/bank-link/returningOrg.ts';
import { browserStorage } from '#src/platform/storage.ts';
import { MountError } from './options.ts';

/** The organisation's code where the option or `?org=` says it plainly, so that nothing has to be looked up. */
export function plainOrg(option: string | undefined, location: Location): string | undefined {
  const named = namedOrg(option, location);
  return named && /^[A-Z][A-Z0-9_]*$/.test(named) ? named : undefined;
}

const namedOrg = (option: string | undefined, { search }: Location) =>
  option ?? new URLSearchParams(search).get('org') ?? returningOrg(browserStorage(window).local, search);

export interface OrgInput {
  option: string | undefined;
  /** Of the brand data that the page supplies. */
  provided: string | undefined;
  location: Location;
  assetBaseUrl: string;
}

/**
 * The organisation of a mount: option, then the brand data of the page, `?org=`, the page's host, the main brand (shared
 * areas s1). A canonical-looking code is used as it is; the host table is only fetched where a name has to be looked up.
 */
export async function resolveOrg(input: OrgInput): Promise<string> {
  const { option, provided, location } = input;
  if (provided !== undefined) {
    const isSame = option === undefined || isSameOrg(option, provided);
    if (isSame || (await aliasOf(option, input)) === provided) return provided;
    throw new MountError(
      'org-mismatch',
      `Option org is ${option}, but the page's brand data is of ${provided}`,
    );
  }
  const plain = plainOrg(option, location);
  if (plain) return plain;
  const query = namedOrg(option, location);
  const { org } = resolve({ query, host: location.host, index: await fetchIndex(input) });
  if (org) return org;
  const url = indexUrl(input);
  throw new MountError('no-brand-data', `No private label data found: ${url} has no organisation "${query}"`);
}

/** The code of whoever is known by a name; undefined when nobody is, or it cannot be looked up. */
export const aliasOf = (name: string, input: Pick<OrgInput, 'assetBaseUrl'>): Promise<string | undefined> =>
  fetchIndex(input).then(
    (index) => canonicalOrg(name, index),
    () => undefined,
  );

const indexUrl = ({ assetBaseUrl }: Pick<OrgInput, 'assetBaseUrl'>) => `${assetBaseUrl}/themes/index.json`;

async function fetchIndex(input: Pick<OrgInput, 'assetBaseUrl'>): Promise<OrgIndex> {
  const url = indexUrl(input);
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
