import type { BrandBundle } from '#src/brand/bundle.ts';
import type { Role } from '#src/brand/schema/brand.ts';
import { testBundle, themesIndex } from '#src/testing/themes.ts';

/** An organisation's real data, as the build serves it; without a code the main brand's. */
export async function readBrand(org?: string): Promise<BrandBundle> {
  return testBundle(org ?? themesIndex().main);
}

/** The code of an organisation of some kind. */
export async function orgOf(role: Role): Promise<string> {
  const { orgs } = themesIndex();
  const found = orgs.find((org: { code: string; role: string }) => org.role === role);
  if (!found) throw new Error(`No organisation is ${role}`);
  return found.code;
}
