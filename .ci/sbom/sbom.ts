import type { ShippedPackage } from './shippedPackage.ts';

/** Licences under which something may be part of what lenders put on their pages; all of them ask for their text. OFL-1.1 is that of fonts. */
const ALLOWED = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1']);

/** Why a package may not be shipped. */
export function objections({ name, version, license, dev }: ShippedPackage): string[] {
  const found: string[] = [];
  if (!ALLOWED.has(license)) found.push(`its licence is ${license || 'not stated'}`);
  if (dev) found.push('it is installed as a development dependency');
  return found.map((why) => `${name}@${version} is in a bundle, but ${why}`);
}

const purl = ({ name, version }: ShippedPackage) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** The software bill of materials (CycloneDX 1.6, JSON): the same packages give the same text. */
export function sbom(product: { name: string; version: string }, packages: readonly ShippedPackage[]) {
  const ref = `${product.name}@${product.version}`;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': ref, name: product.name, version: product.version },
    },
    components: packages.map((one) => {
      const [group, name] = one.name.startsWith('@') ? one.name.split('/') : [undefined, one.name];
      const [algorithm, digest] = one.integrity?.split('-') ?? [];
      return {
        type: 'library',
        'bom-ref': purl(one),
        ...(group ? { group } : {}),
        name,
        version: one.version,
        ...(algorithm === 'sha512' && digest
          ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }
          : {}),
        licenses: [{ license: { id: one.license } }],
        purl: purl(one),
      };
    }),
    dependencies: [{ ref, dependsOn: packages.map(purl) }],
  };
}

const LINE = '='.repeat(80);

/** What has to be passed on with the bundles: each package with its licence's own text. */
export function licenceList(packages: readonly ShippedPackage[]): string {
  return packages
    .map(({ name, version, license, texts, author }) => {
      const paragraphs =
        texts.length > 0 ? texts : [`By ${author || 'its authors'}; it comes without a text.`];
      return [
        LINE,
        `${name} ${version} (${license})`,
        LINE,
        '',
        ...paragraphs.flatMap((text) => [text, '']),
      ].join('\n');
    })
    .join('\n');
}
