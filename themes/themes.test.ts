import { access, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Resvg } from '@resvg/resvg-wasm';

import type { BrandBundle } from '#src/brand/bundle.ts';
import {
  BRAND_PLACEHOLDERS,
  type Copy,
  type CopyOverrides,
  type CopyValue,
  overrideProblem,
  placeholdersIn,
} from '#src/brand/copy.tsx';
import { type Brand, parseBrand } from '#src/brand/schema/brand.ts';
import { CAPABILITIES } from '#src/brand/schema/capabilities.ts';
import { parseTheme, type Theme } from '#src/brand/schema/theme.ts';
import { failures, failureWords } from '#src/brand/solver/check.ts';
import { toLch } from '#src/brand/solver/color.ts';
import { complete } from '#src/brand/solver/complete.ts';
import type { Colors } from '#src/brand/solver/pairs.ts';
import { FLAG_KEYS } from '#src/domain/org/flags.ts';
import { DESTINATIONS } from '#src/domain/org/navigation.ts';
import { resolveOrg } from '#src/domain/org/org.ts';
import { allCopies } from '#src/testing/copies.ts';
import { emitted, testBundle, themesIndex } from '#src/testing/themes.ts';
import { advertisingProblems } from './advertising.ts';
import { isAdvertising } from './org/checks/words.ts';
import { factsOf } from './org/compile.ts';
import { readBanners } from './org/emit.ts';
import { onDisk } from './org/files.ts';
import { listOrgs } from './org/read.ts';

const slugOf = (code: string) => code.toLowerCase().replaceAll('_', '-');
const ROOT = join(__dirname, '..');
const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

/** Red, green, blue and how far it covers what is behind it, of each of a picture's pixels. */
function pixelsOf(png: Buffer): string[] {
  const size = `width="${png.readUInt32BE(16)}" height="${png.readUInt32BE(20)}"`;
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="${href}"/></svg>`,
  ).render();
  return Array.from({ length: pixels.length / 4 }, (_, at) => pixels.subarray(at * 4, at * 4 + 4).join());
}

let codes: string[];
const bundles = new Map<string, BrandBundle>();
let copies: { file: string; copy: Copy }[];

beforeAll(async () => {
  codes = listOrgs(onDisk(__dirname));
  for (const code of codes) bundles.set(code, await testBundle(code));
  copies = await allCopies();
});

describe('every organisation', () => {
  it('has data that loads without a complaint', () => {
    expect(codes.length).toBeGreaterThanOrEqual(7);
    for (const code of codes) {
      const bundle = bundles.get(code);
      expect({ code, problems: bundle?.problems }).toEqual({ code, problems: [] });
      expect(bundle?.brand.orgCode).toBe(code);
    }
  });

  it('has no field that a release would pass over', async () => {
    const { folder } = await emitted();
    expect(() => parseBrand({ misspelt: 1 })).toThrow('"misspelt" is not a known field');
    for (const code of codes) {
      const file = async (name: string) => readJson(join(folder, code, `${name}.json`));
      parseBrand(await file('brand'));
      const dark = await file('dark').catch(() => undefined);
      const theme = { ...(await file('theme')), ...(dark && { dark }) };
      parseTheme(theme, { org: code, base: 'http://cdn.test/' });
    }
  });

  it('has readable colours', () => {
    const poor: string[] = [];
    for (const [code, { theme }] of bundles) {
      const schemes = [
        [theme.scheme, theme.tokens],
        ...(theme.dark ? [['dark', theme.dark.tokens] as const] : []),
      ] as const;
      for (const [scheme, tokens] of schemes)
        for (const contrast of [undefined, 'more'] as const) {
          const shown = contrast ? complete(tokens, { scheme, contrast }) : tokens;
          for (const failure of failures(shown as Partial<Colors>, scheme, contrast))
            poor.push(`${code}, ${scheme}, ${contrast ?? 'usual'} contrast: ${failureWords(failure)}`);
        }
    }
    expect(poor).toEqual([]);
  });

  it('advertises with nothing that the law wants more said with, or not at all', () => {
    const poor: string[] = [];
    const check = (where: string, value: CopyValue) => {
      for (const text of typeof value === 'string' ? [value] : Object.values<string>(value))
        for (const problem of advertisingProblems(text)) poor.push(`${where}: ${problem}`);
    };
    for (const [code, bundle] of bundles) {
      for (const { copy } of copies) {
        for (const [key, own] of Object.entries(copy.strings))
          if (copy.key !== 'legal' && isAdvertising(copy.key, key))
            check(`${code} ${copy.key}.${key}`, bundle.copy[copy.key]?.[key] ?? own);
      }
      for (const [key, text] of Object.entries(bundle.legal))
        if (isAdvertising('legal', key)) check(`${code} legal.${key}`, text);
      for (const { name } of Object.values(bundle.brand.products)) check(`${code} product`, name);
    }
    expect(poor).toEqual([]);
  });

  it('promises in words what its figures promise', () => {
    const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
    for (const { brand, legal } of bundles.values()) {
      const { fundingDays } = brand.pricing;
      const promised = new RegExp(`\\b(${fundingDays}|${WORDS[fundingDays]})( business)? days\\b`);
      for (const key of ['sidebar', 'fundingFootnote'] as const) expect(legal[key]).toMatch(promised);
    }
  });

  it('is dark on a dark device, or says why not', async () => {
    const { folder } = await emitted();
    for (const code of codes) {
      // A theme, or a sentence.
      expect({ code, dark: await readJson(join(folder, code, 'dark.json')) }).not.toEqual({ code, dark: '' });
    }
    const dark = [...bundles.values()].filter(({ theme }) => theme.dark);
    expect(dark.length).toBeGreaterThan(0);
  });

  it('names assets that exist, under names that change with their content', async () => {
    const { folder } = await emitted();
    for (const { theme } of bundles.values()) {
      for (const url of [
        theme.logo.url,
        ...(theme.dark ? [theme.dark.logo.url] : []),
        theme.favicon.url,
        ...theme.fonts.map((font) => font.url),
      ]) {
        const { pathname } = new URL(url);
        await access(join(folder, '..', pathname));
        expect(pathname).toMatch(/^\/themes\/files\/[0-9a-f]{16}\.(svg|png|woff2)$/);
      }
    }
  });

  it('has its icon as a picture for tabs, of which release 1.0 is not told', async () => {
    const { folder } = await emitted();
    const pictures = new Set<string>();
    for (const code of codes) {
      const read = (name: string) => readJson(join(folder, code, `${name}.json`));
      const { favicon } = await read('look');
      const { png, ...drawing } = favicon;
      expect((await read('bundle')).look.favicon).toEqual(favicon);
      expect((await read('theme')).favicon).toEqual(drawing);
      const picture = await readFile(join(folder, code, png.src));
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([32, 32]);
      const pixels = pixelsOf(picture);
      // Not blank.
      expect(new Set(pixels).size).toBeGreaterThan(1);
      pictures.add(picture.toString('base64'));
    }
    expect(pictures.size).toBe(codes.length);
  });

  it('uses phone numbers, addresses and codes that nobody has', () => {
    for (const { brand } of bundles.values()) {
      const { companyInfo, siblings } = brand;
      for (const phone of [companyInfo.supportPhone, ...Object.values(siblings).map((s) => s?.phone)]) {
        if (phone) expect(phone).toMatch(/^\(8\d\d\) 555-01\d\d$/);
      }
      expect(companyInfo.supportEmail).toMatch(/\.example$/);
    }
  });

  it('uses flags and pages that the product knows', () => {
    for (const { brand } of bundles.values()) {
      for (const flag of Object.keys(brand.flags)) expect(Object.values(FLAG_KEYS)).toContain(flag);
      expect(Object.keys(DESTINATIONS)).toEqual(expect.arrayContaining([...(brand.navigation ?? [])]));
    }
  });

  it('says of capabilities what its layers say, of the closed list alone, and has each on or off', async () => {
    const known = new Set<string>(CAPABILITIES);
    const off = Object.fromEntries(CAPABILITIES.map((name) => [name, false]));
    const wrong: string[] = [];
    for (const [code, { brand }] of bundles) {
      const { layers } = factsOf(code, onDisk(__dirname));
      const said = layers.map(({ brand: { data } }) => (data.capabilities ?? {}) as Record<string, unknown>);
      for (const [name, isOn] of said.flatMap((each) => Object.entries(each)))
        if (!known.has(name) || name === 'newYork' || typeof isOn !== 'boolean')
          wrong.push(`${code}: ${name} ${isOn}`);
      // Who is licensed there; nobody writes it.
      const newYork = brand.companyInfo.licensedStates.includes('NY');
      const { capabilities } = brand;
      const has = Object.fromEntries(CAPABILITIES.map((name) => [name, capabilities[name]]));
      expect({ code, has }).toEqual({ code, has: { ...Object.assign({}, off, ...said), newYork } });
      // What has gone is on for nobody.
      const on = Object.entries(capabilities).flatMap(([name, isOn]) => (isOn ? [name] : []));
      expect(on.filter((name) => !known.has(name))).toEqual([]);
    }
    expect(wrong).toEqual([]);
    for (const name of CAPABILITIES) {
      const values = new Set([...bundles.values()].map(({ brand }) => brand.capabilities[name]));
      expect({ name, values: [...values].sort() }).toEqual({ name, values: [false, true] });
    }
  });

  it('has its capabilities in the documentation, each with what it does', async () => {
    const page = await readFile(join(ROOT, 'docs', 'branding.md'), 'utf8');
    const [, table = ''] = page.split('### Capabilities\n');
    const rows = [...(table.split('\n#')[0] ?? '').matchAll(/^\| `(\w+)` \| (.+) \|$/gm)];
    expect(rows.map(([, name]) => name).sort()).toEqual([...CAPABILITIES].sort());
    for (const [, name, meaning] of rows) expect({ name, meaning }).not.toEqual({ name, meaning: '' });
  });

  it('takes New York property only where New York is licensed, and names it nowhere else', () => {
    for (const { brand } of bundles.values()) {
      const { licensedStates, stateNotices } = brand.companyInfo;
      expect(licensedStates.includes('NY')).toBe(brand.capabilities.newYork);
      if (!brand.capabilities.newYork) expect(stateNotices.map(({ state }) => state)).not.toContain('NY');
      if (!brand.capabilities.newYork) expect(brand.siblings.ny).toBeDefined();
    }
  });

  it('overrides only texts that exist and keeps their placeholders', async () => {
    const known: Record<string, Copy['strings']> = {};
    for (const { file, copy } of copies) {
      expect({ file, key: copy.key, twice: copy.key in known }).toEqual({
        file,
        key: copy.key,
        twice: false,
      });
      known[copy.key] = copy.strings;
    }
    const wrong: string[] = [];
    for (const code of codes) {
      const overrides: CopyOverrides = await readJson(join(__dirname, code, 'copy.json')).catch(() => ({}));
      const { schema: _, approvedBy: _by, approvedOn: _on, ...namespaces } = overrides;
      for (const [namespace, strings] of Object.entries(namespaces)) {
        for (const [key, override] of Object.entries(strings)) {
          const original = known[namespace]?.[key];
          const problem =
            original === undefined ? 'is not a known text' : overrideProblem(original, override);
          if (problem) wrong.push(`${code}: ${namespace}.${key} ${problem}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** By what they have, as a rule asks for it. */
const SETS = {
  'says Terms of Use': ({ companyInfo }) => companyInfo.legal.termsLabel === 'Terms of Use',
  'hides the marketplace': ({ capabilities }) => !capabilities.marketplace,
  'has a portfolio manager': ({ capabilities }) => capabilities.portfolioManager,
  'asks whether the home will be listed within six months': ({ products }) =>
    products.heloc.saleWindowMonths === 6,
  'needs a referrer': ({ capabilities }) => capabilities.requiresReferrer,
  'lends on crypto': ({ capabilities }) => capabilities.crypto,
  'lends to people of 62 and older': ({ products }) => products.heloc.senior,
  'lends in New York': ({ capabilities }) => capabilities.newYork,
  'lends in Hawaii': ({ companyInfo }) => companyInfo.licensedStates.includes('HI'),
  'lends in fifty states': ({ companyInfo }) =>
    companyInfo.licensedStates.filter((state) => state !== 'DC').length === 50,
  'is dark on every device': (_, theme) => theme.scheme === 'dark',
  'follows the device': (_, theme) => theme.dark !== undefined,
} as const satisfies Record<string, (brand: Brand, theme: Theme) => boolean>;

/** Least distance of two lenders' colours, in OKLab. */
const LEAST_DISTANCE = 0.036;

describe('organisations together', () => {
  it('are sixty, in sets of known size', () => {
    const sizes = Object.entries(SETS).map(([name, has]) => [
      name,
      [...bundles.values()].filter(({ brand, theme }) => has(brand, theme)).length,
    ]);
    const counted: Record<string, number> = { 'are there': codes.length, ...Object.fromEntries(sizes) };
    // The customer's own number; a lender that is added may be in any other set.
    expect(counted).toMatchObject({ 'hides the marketplace': 6 });
    const least = {
      'are there': 60,
      'says Terms of Use': 20,
      'has a portfolio manager': 4,
      'asks whether the home will be listed within six months': 6,
      'needs a referrer': 4,
      'lends on crypto': 4,
      'lends to people of 62 and older': 3,
      'lends in New York': 6,
      'lends in Hawaii': 6,
      'lends in fifty states': 2,
      'is dark on every device': 5,
      'follows the device': 29,
    };
    expect(Object.entries(least).filter(([name, size]) => !((counted[name] ?? 0) >= size))).toEqual([]);
  });

  it('have names and addresses of their own, and what lenders of different domains have is theirs alone', () => {
    const unique = (all: readonly BrandBundle[], own: (brand: Brand) => string) =>
      expect(new Set(all.map(({ brand }) => own(brand))).size).toBe(all.length);
    unique([...bundles.values()], ({ name }) => name);
    unique(lenders(), ({ companyInfo }) => companyInfo.supportPhone);
    unique(lenders(), ({ companyInfo }) => companyInfo.supportEmail);
    unique(lenders(), ({ companyInfo }) => companyInfo.nmlsId);
  });

  it('are found by every form of their names and hosts, each by its own alone', () => {
    const index = themesIndex();
    const of = (query: string | null, host: string) => resolveOrg({ query, host, index }).org;
    const lost = index.orgs.flatMap(({ code, slug, hosts, aliases = [] }) => {
      const names = [code, slug, code.toLowerCase(), ` ${slug.toUpperCase()} `, ...aliases];
      const addresses = [
        ...hosts.flatMap((host) => [
          host,
          `${host}:8443`,
          `${host.toUpperCase()}.`,
          `local.${host}`,
          `dev-${host}`,
        ]),
        ...hosts.flatMap((host) => [`qa2.${host}`, `pr-12--${host}`]),
        `${slug}.localhost:4400`,
        `pr-12--${slug}.apps.example`,
        `${slug}-pr-12.apps.example`,
      ];
      return [
        ...names.map((name) => [name, of(name, 'elsewhere.example')]),
        ...addresses.map((host) => [host, of(null, host)]),
      ].filter(([, found]) => found !== code);
    });
    expect(lost).toEqual([]);
    const hosts = index.orgs.flatMap((each) => each.hosts);
    expect(new Set(hosts).size).toBe(hosts.length);
  });

  it('are half of them written in less than seventy lines', () => {
    const lines = codes
      .map((code) =>
        ['brand.json', 'brand.tokens.json', 'copy.json']
          .map((name) => onDisk(__dirname).read(`${code}/${name}`))
          .reduce(
            (sum, bytes) => sum + (bytes ? new TextDecoder().decode(bytes).trimEnd().split('\n').length : 0),
            0,
          ),
      )
      .sort((one, other) => one - other);
    expect(lines[Math.floor(lines.length / 2)]).toBeLessThan(70);
  });

  it('look nothing alike, but for who says whose variant they are', async () => {
    const sources = await Promise.all(
      lenders().map(async (bundle) => ({
        bundle,
        source: await readJson(join(__dirname, bundle.brand.orgCode, 'brand.json')),
      })),
    );
    const own = sources.filter(({ source }) => !source.extends).map(({ bundle }) => bundle);
    const close = own.flatMap(({ brand, theme }, index) =>
      own
        .slice(index + 1)
        .filter((other) => distance(primaryOf(theme), primaryOf(other.theme)) < LEAST_DISTANCE)
        .map((other) => `${brand.orgCode} and ${other.brand.orgCode}`),
    );
    expect(close).toEqual([]);
    const looks = own.map(({ theme: { tokens } }) =>
      [tokens['font-body'], tokens['font-heading'], tokens['radius-card'], tokens['color-header']].join(),
    );
    expect(new Set(looks).size).toBe(looks.length);
  });
});

/** One of each domain: the main site of a lender, whose other sites are variants of it. */
const lenders = (): BrandBundle[] =>
  themesIndex()
    .orgs.filter(({ hosts }) => hosts.some((host) => host.split('.').length === 2))
    .map(({ code }) => bundles.get(code) as BrandBundle);

const primaryOf = ({ tokens }: Theme) => tokens['color-primary'];

function distance(one: string, other: string): number {
  const [[light, chroma, hue], [otherLight, otherChroma, otherHue]] = [toLch(one), toLch(other)];
  const turn = ((hue - otherHue) * Math.PI) / 180;
  return Math.hypot(light - otherLight, chroma - otherChroma * Math.cos(turn), otherChroma * Math.sin(turn));
}

describe('the base texts', () => {
  it('need exactly the values that their type says', async () => {
    const { legal } = (await readJson(join(__dirname, 'base', 'copy.json'))) as CopyOverrides;
    const source = await readFile(join(ROOT, 'src', 'brand', 'copy.tsx'), 'utf8');
    const declared = Object.fromEntries(
      [...(/interface LegalValues \{([^}]*)\}/.exec(source)?.[1] ?? '').matchAll(/(\w+): ([^;]+);/g)].map(
        ([, key, names]) => [
          key,
          (names ?? '')
            .split('|')
            .map((name) => name.trim().slice(1, -1))
            .sort(),
        ],
      ),
    );
    const needed = Object.fromEntries(
      Object.entries(legal ?? {})
        .map(
          ([key, text]) =>
            [
              key,
              [...placeholdersIn(text)]
                .filter((name) => !(BRAND_PLACEHOLDERS as readonly string[]).includes(name))
                .sort(),
            ] as const,
        )
        .filter(([, names]) => names.length > 0),
    );
    expect(declared).toEqual(needed);
  });
});

describe('the served files', () => {
  it('are small, and say where each organisation is found', async () => {
    const { folder, index } = await emitted();
    expect(await readJson(join(folder, 'index.json'))).toEqual(index);
    expect(bundles.get(index.main)?.brand.role).toBe('main');
    for (const entry of index.orgs) expect(entry.slug).toBe(slugOf(entry.code));
    for (const code of codes) {
      for (const file of ['theme', 'brand']) {
        expect((await readFile(join(folder, code, `${file}.json`))).length).toBeLessThan(4000);
      }
    }
  });

  it('have no banner that says what the law wants more said with: the build ends there', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'heloc-banners-')), 'banners.json');
    const write = (message: string) => writeFile(file, JSON.stringify([{ uuid: 'a', message }]));
    await write('Rates from 7.60%');
    await expect(readBanners(file)).rejects.toThrow('banner a names a rate without APR, fees');
    await write('Applying takes about five minutes.');
    expect(await readBanners(file)).toHaveLength(1);
  });

  it('include banners', async () => {
    const { folder } = await emitted();
    const both = ['banners.json', 'banners.test.json'].map((file) => readJson(join(folder, '..', file)));
    for (const banner of (await Promise.all(both)).flat()) {
      expect(banner).toMatchObject({
        uuid: expect.any(String),
        message: expect.any(String),
        variant: expect.stringMatching(/^(info|warn)$/),
      });
      expect(banner.apps.length).toBeGreaterThan(0);
    }
  });
});
