import type { BrandBundle } from '#src/brand/bundle.ts';
import { type Answers, loadBrand, NoBrandDataError, providedOrg } from '#src/brand/loadBrand.ts';
import { pinOf } from '#src/embed/pageOrg.ts';
import { MountError, type ResolvedOptions } from './options.ts';
import { fetchPrefetched } from './prefetch.ts';
import { loadLookUp, resolveOrg } from './resolveOrg.ts';

/**
 * The data of the organisation that the options, the page or its address name.
 *
 * @throws MountError `no-brand-data`, `org-mismatch`
 */
export async function loadBundle(
  { org: option, brand, assetBaseUrl }: ResolvedOptions,
  answers?: Answers,
): Promise<BrandBundle> {
  const provided = providedOrg(brand);
  const org = await resolveOrg({ option, provided, location: globalThis.location, assetBaseUrl });
  const load = (code: string) =>
    loadBrand({
      org: code,
      assetBaseUrl,
      provided: brand,
      fetch: fetchPrefetched,
      answers,
      pin: pinOf(code),
    });
  try {
    return await load(org).catch(async (error: unknown) => {
      if (!(error instanceof NoBrandDataError) || error.retryable) throw error;
      // What looks like a code may be an alias of another organisation.
      const code = await (await loadLookUp()).aliasOf(org, assetBaseUrl);
      if (code === undefined || code === org) throw error;
      return load(code);
    });
  } catch (cause) {
    throw new MountError('no-brand-data', (cause as Error).message, { cause });
  }
}
