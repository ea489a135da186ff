import { resolveOrg as resolve } from '#src/domain/org.ts';
import { returningOrg } from '#src/features/bank-link/returningOrg.ts';
import { browserStorage } from '#src/platform/storage.ts';
import { MountError } from './options.ts';

interface OrgIndex {
  main: string;
  orgs: { code: string; hosts: string[]; aliases?: string[] }[];
}

/** The organisation's code where the option or `?org=` says it plainly, so that nothing has to be looked up. */
export function plainOrg(option: string | undefined, location: Location): string | undefined {
  const named = namedOrg(option, location);
  return named && /^[A-Z][A-Z0-9_]*$/.test(named) ? named : undefined;
}

const namedOrg = (option: string | undefined, { search }: Location) =>
  option ?? new URLSearchParams(search).get('org') ?? returningOrg(browserStorage(window).local, search);

/**
 * The organisation of a mount: option, then `?org=`, then the page's host, then the main brand (shared areas s1).
 * A canonical-looking code is used as it is; the host table is only fetched where a name has to be looked up.
 */
export async function resolveOrg(
  option: string | undefined,
  location: Location,
  assetBaseUrl: string,
): Promise<string> {
  const plain = plainOrg(option, location);
  if (plain) return plain;
  const query = namedOrg(option, location);
  const url = `${assetBaseUrl}/themes/index.json`;
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const index = (await response.json()) as OrgIndex;
    const { org } = resolve({ query, host: location.host, index });
    if (org) return org;
  } catch (cause) {
    throw new MountError('no-brand-data', `No private label data found: ${url} could not be read`, { cause });
  }
  throw new MountError('no-brand-data', `No private label data found: ${url} has no organisation "${query}"`);
}
