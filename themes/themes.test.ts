import { access, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';

import type { BrandBundle } from '#src/brand/bundle.ts';
import {
  BRAND_PLACEHOLDERS,
  type Copy,
  type CopyOverrides,
  type CopyValue,
  overrideProblem,
  placeholdersIn,
} from '#src/brand/copy.tsx';
import { parseBrand } from '#src/brand/schema/brand.ts';
import { CAPABILITIES } from '#src/brand/schema/capabilities.ts';
import { parseTheme } from '#src/brand/schema/theme.ts';
import { failures, failureText } from '#src/brand/solver/check.ts';
import { complete } from '#src/brand/solver/complete.ts';
import type { Colors } from '#src/brand/solver/pairs.ts';
import { FLAG_KEYS } from '#src/domain/org/flags.ts';
import { DESTINATIONS } from '#src/domain/org/navigation.ts';
import { allCopies } from '#src/testing/copies.ts';
import { emitted, testBundle } from '#src/testing/themes.ts';
import { advertisingProblems } from './advertising.ts';
import { readBanners } from './org/emit.ts';
import { onDisk } from './org/files.ts';
import { listOrgs } from './org/read.ts';

const slugOf = (code: string) => code.toLowerCase().replaceAll('_', '-');
const ROOT = join(__dirname, '..');
const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

/** What people read before they apply. */
const ADVERTISING = /^(register|shell|notices|not-accepting|coming-soon|waitlist|brand|chat)/;
const LEGAL_ADVERTISING = [
  'claims',
  'claimsNote',
  'sidebar',
  'fundingFootnote',
  'footerClaims',
  'footerExample',
  'footerAutopay',
  'thirdPartyCosts',
] as const;

let codes: string[];
const bundles = new Map<string, BrandBundle>();
let copies: { file: string; copy: Copy }[];

beforeAll(async () => {
  codes = listOrgs(onDisk(__dirname));
  for (const code of codes) bundles.set(code, await testBundle(code, undefined, true));
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
            poor.push(`${code}, ${scheme}, ${contrast ?? 'usual'} contrast: ${failureText(failure)}`);
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
        if (copy.key === 'legal') continue;
        if (!ADVERTISING.test(copy.key)) continue;
        for (const [key, own] of Object.entries(copy.strings))
          check(`${code} ${copy.key}.${key}`, bundle.copy[copy.key]?.[key] ?? own);
      }
      for (const key of LEGAL_ADVERTISING) check(`${code} legal.${key}`, bundle.legal[key]);
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
        expect(pathname).toMatch(/\.[0-9a-f]{10}\.(svg|png|woff2)$/);
      }
    }
  });

  it('ships a licence beside its fonts, and drawings that run nothing', async () => {
    const files = await readdir(__dirname, { recursive: true });
    for (const file of files.filter((name) => name.endsWith('.woff2'))) {
      const family = file.replace(/(-\d+)?\.woff2$/, '');
      expect(await readFile(join(__dirname, `${family}.OFL.txt`), 'utf8')).toContain('SIL Open Font License');
    }
    for (const file of files.filter((name) => name.endsWith('.svg'))) {
      expect(await readFile(join(__dirname, file), 'utf8')).not.toMatch(
        /<script|\son\w+=|href|<foreignObject|style=/i,
      );
    }
  });

  it('has fonts under names of its own, and asks for weights that they have', () => {
    for (const [code, { theme }] of bundles) {
      for (const font of theme.fonts) expect(font.family.startsWith(`heloc-${slugOf(code)}-`)).toBe(true);
      const [family = ''] = theme.tokens['font-body'].split(',');
      const own = theme.fonts.filter((font) => font.family === family);
      if (own.length === 0) continue;
      for (const token of ['font-weight-heading', 'font-weight-strong', 'font-weight-button'] as const) {
        const weight = Number(theme.tokens[token]);
        const fits = own.some((font) => {
          const [from = 0, to = from] = font.weight.split(' ').map(Number);
          return weight >= from && weight <= to;
        });
        expect({ code, token, fits }).toEqual({ code, token, fits: true });
      }
    }
  });

  it('uses phone numbers, addresses and codes that nobody has', () => {
    for (const { brand } of bundles.values()) {
      const { companyInfo, siblings } = brand;
      for (const phone of [
        companyInfo.supportPhone,
        companyInfo.nySupportPhone,
        ...Object.values(siblings).map((s) => s?.phone),
      ]) {
        if (phone) expect(phone).toMatch(/^\(8\d\d\) 555-01\d\d$/);
      }
      expect(companyInfo.supportEmail).toMatch(/\.example$/);
    }
  });

  it('uses flags, capabilities and pages that the product knows', async () => {
    for (const { brand } of bundles.values()) {
      for (const flag of Object.keys(brand.flags)) expect(Object.values(FLAG_KEYS)).toContain(flag);
      expect(Object.keys(brand.capabilities).sort()).toEqual([...CAPABILITIES].sort());
      expect(Object.keys(DESTINATIONS)).toEqual(expect.arrayContaining([...(brand.navigation ?? [])]));
    }
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

describe('the four headline organisations', () => {
  it('look nothing alike', () => {
    const headline = ['main', 'wholesale'].map((role) =>
      [...bundles.values()].find(({ brand }) => brand.role === role),
    );
    const bank = [...bundles.values()].find(({ brand }) => brand.companyInfo.insurance === 'FDIC');
    const creditUnion = [...bundles.values()].find(({ brand }) => brand.companyInfo.insurance === 'NCUA');
    const themes = [...headline, bank, creditUnion].map((bundle) => bundle?.theme);
    for (const token of [
      'color-page',
      'color-primary',
      'color-header',
      'font-body',
      'radius-button',
      'radius-card',
      'shadow-card',
    ] as const) {
      expect(new Set(themes.map((theme) => theme?.tokens[token])).size).toBe(themes.length);
    }
    expect(creditUnion?.theme.scheme).toBe('dark');
  });
});

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
