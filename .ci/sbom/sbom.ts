import type { ShippedPackage } from './shippedPackage.ts';

/** Licences under which something may be part of what lenders put on their pages; all of them ask for their text. OFL-1.1 is that of fonts. */
const ALLOWED = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1']);

interface Exception {
  /** As `HELOC_CHAT_VENDORS` names it. */
  vendor: string;
  /** What it is called where licences have names. */
  licence: string;
}

/** Packages under a licence of their own, which a release may have that says that it has a contract with the vendor. */
const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  // The client of one chat mode. Its licence is for current customers of the vendor who are no competitors: whoever
  // publishes a release with it has to be one. Nothing else speaks that vendor's protocol, and it is loaded with its mode alone.
  'stream-chat': { vendor: 'stream', licence: 'Stream.io Source Code License Agreement' },
};

/** Why a package may not be shipped, in a release with contracts with these vendors. */
export function objections(
  { name, version, license, dev }: ShippedPackage,
  vendors: readonly string[] = [],
): string[] {
  const found: string[] = [];
  const exception = EXCEPTIONS[name];
  if (exception && !vendors.includes(exception.vendor))
    found.push(`its licence asks for a contract, and HELOC_CHAT_VENDORS does not name ${exception.vendor}`);
  else if (!exception && !ALLOWED.has(license)) found.push(`its licence is ${license || 'not stated'}`);
  if (dev) found.push('it is installed as a development dependency');
  return found.map((why) => `${name}@${version} is in a bundle, but ${why}`);
}

/** By its identifier, or by the name of one that has none. */
const licenceOf = ({ name, license }: ShippedPackage) => {
  const exception = EXCEPTIONS[name];
  return exception ? { name: exception.licence } : { id: license };
};

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
        licenses: [{ license: licenceOf(one) }],
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
        `${name} ${version} (${EXCEPTIONS[name]?.licence ?? license})`,
        LINE,
        '',
        ...paragraphs.flatMap((text) => [text, '']),
      ].join('\n');
    })
    .join('\n');
}
