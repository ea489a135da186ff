import { namedOrg } from './namedOrg.ts';
import { MountError } from './options.ts';
import { plainOrg } from './prefetch.ts';

/** Most pages give the organisation's code itself, so the look-up of names is loaded only where it is needed. */
export const loadLookUp = () => import(/* webpackChunkName: "api" */ './lookUpOrg.ts');

export interface OrgInput {
  option: string | undefined;
  /** The code in the brand data that the page supplies. */
  provided: string | undefined;
  location: Location;
  assetBaseUrl: string;
}

/**
 * The organisation of a mount: option, then the brand data of the page, `?org=`, the page's host, the main brand
 * (docs/rules.md#organisation-of-a-page). A code in canonical form is used as it is; the host table is only fetched where
 * a name has to be looked up.
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
