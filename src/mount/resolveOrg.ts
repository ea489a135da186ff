import { returningOrg } from '#src/features/bank-link/returningOrg.ts';
import { browserStorage } from '#src/platform/storage.ts';
import { MountError } from './options.ts';
import { plainOrg } from './prefetch.ts';

/** Most pages name their organisation plainly: how a name is looked up is loaded where it has to be. */
export const loadLookUp = () => import(/* webpackChunkName: "api" */ './lookUpOrg.ts');

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
 *
 * @throws MountError `no-brand-data`, `org-mismatch`
 */
export async function resolveOrg({ option, provided, location, assetBaseUrl }: OrgInput): Promise<string> {
  if (provided !== undefined) {
    if (option === undefined || option === provided) return provided;
    const { isNameOf } = await loadLookUp();
    if (await isNameOf(option, provided, assetBaseUrl)) return provided;
    throw new MountError(
      'org-mismatch',
      `Option org is ${option}, but the page's brand data is of ${provided}`,
    );
  }
  const named = namedOrg(option, location);
  const plain = plainOrg(named);
  if (plain) return plain;
  const { lookUpOrg } = await loadLookUp();
  return lookUpOrg({ query: named, host: location.host }, assetBaseUrl);
}
