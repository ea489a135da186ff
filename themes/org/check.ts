import { FieldError } from '#src/brand/check.ts';
import { type Copy, type CopyValue, overrideProblem } from '#src/brand/copy.tsx';
import { mergeBrand } from '#src/brand/merge.ts';
import { parseBrand } from '#src/brand/schema/brand.ts';
import { parseCopy } from '#src/brand/schema/copy.ts';
import { parseTheme } from '#src/brand/schema/theme.ts';
import { failures } from '#src/brand/solver/check.ts';
import { contrast } from '#src/brand/solver/color.ts';
import type { Scheme } from '#src/brand/solver/derive.ts';
import { PAIRS } from '#src/brand/solver/pairs.ts';
import { advertisingProblems } from '../advertising.ts';
import { type Compiled, compile, mergeLayers, slugOf } from './compile.ts';
import { NO_NMLS_ID } from './create.ts';
import { color, tokensOf } from './dtcg.ts';
import type { Files } from './files.ts';
import {
  ALWAYS,
  MOST_BYTES as FONT_BYTES,
  LATIN_EXTENDED,
  LICENCES,
  MOST_FILES,
  missingIn,
  readFont,
  weightsOf,
} from './fonts.ts';
import { ratioOf } from './image.ts';
import { type Document, formatJson, isObject, type Json, type JsonObject, repeatedKeys } from './json.ts';
import { servedName, tokensFor } from './look.ts';
import { type Problem, SourceError, sorted } from './problems.ts';
import { type Layer, listOrgs, problemAt, readLayer } from './read.ts';
import { MOST_BYTES as SVG_BYTES, svgProblems } from './svg.ts';

/** The product's texts by namespace, in which organisations may put their own. */
export type Texts = Readonly<Record<string, Copy['strings']>>;

export interface Report {
  readonly code: string;
  readonly problems: readonly Problem[];
  /** What is to be said of one that is good; absent where it cannot be compiled. */
  readonly summary?: string;
}

type Found = Pick<Problem, 'code' | 'found' | 'why' | 'fix' | 'hint'>;
type Check = (context: Context) => Problem[];

interface Context extends Compiled {
  readonly own: Layer;
  /** Everything below the organisation's own layer. */
  readonly below: ReturnType<typeof mergeLayers>;
  readonly files: Files;
  readonly texts: Texts;
}

/** Checks one organisation by itself; see `checkTogether` for what they must not have in common. */
export function check(code: string, files: Files, texts: Texts): Report {
  try {
    const compiled = compile(code, files);
    const own = compiled.layers.at(-1) as Layer;
    const context = { ...compiled, own, below: mergeLayers(compiled.layers.slice(0, -1)), files, texts };
    const problems = sorted(CHECKS.flatMap((each) => each(context)));
    return { code, problems, summary: summaryOf(context) };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { code, problems: error.problems };
  }
}

/** With what organisations must not have in common: hosts, aliases, codes and slugs lead to one of them. */
export function checkTogether(reports: readonly Report[], files: Files): Report[] {
  const takenBy = new Map<string, string>();
  const clashes = new Map<string, Problem[]>();
  for (const code of new Set([...listOrgs(files), ...reports.map((report) => report.code)])) {
    let own: Layer;
    try {
      own = readLayer(code, files);
    } catch {
      continue;
    }
    const { hosts, aliases } = own.brand.data;
    const names = [slugOf(code), ...[hosts, aliases].flatMap((list) => (Array.isArray(list) ? list : []))];
    for (const name of new Set(names.map((each) => `${each}`.toLowerCase()))) {
      const other = takenBy.get(name);
      if (other)
        clashes.set(code, [
          ...(clashes.get(code) ?? []),
          problemAt(own.brand, names.indexOf(name) === 0 ? 'orgCode' : 'hosts', {
            code: 'host',
            found: name,
            why: `it leads to ${other}`,
          }),
        ]);
      takenBy.set(name, code);
    }
  }
  return reports.map((report) => ({
    ...report,
    problems: sorted([...report.problems, ...(clashes.get(report.code) ?? [])]),
  }));
}

/** What a page could not be drawn with; all else is for its writer to mend. */
const FATAL = ['field', 'missing', 'org-code', 'host'];

/** Whether people can be shown it, good or not. */
export const isServable = ({ summary, problems }: Report): boolean =>
  summary !== undefined && !problems.some(({ code }) => FATAL.includes(code));

export const isGood = ({ problems }: Report): boolean => problems.every(({ hint }) => hint);

const CHECKS: readonly Check[] = [
  identity,
  writing,
  shapes,
  placeholders,
  derivable,
  repeated,
  colours,
  contrasts,
  drawings,
  fonts,
  words,
  approvals,
];

/** What only the organisation itself can say. */
function identity({ own, code }: Context): Problem[] {
  const { brand } = own;
  const needed = ['orgCode', 'brand', 'role'].filter((name) => !(name in brand.data));
  return [
    ...needed.map((name) =>
      problemAt(brand, name, { code: 'missing', found: 'nothing', why: 'it is never inherited' }),
    ),
    ...(brand.data.orgCode === code || needed.includes('orgCode')
      ? []
      : [
          problemAt(brand, 'orgCode', {
            code: 'org-code',
            found: `${brand.data.orgCode}`,
            why: 'it is the name of the folder',
            fix: code,
          }),
        ]),
  ];
}

/** How the files are written. */
function writing({ own }: Context): Problem[] {
  return documentsOf(own).flatMap((document) => [
    ...repeatedKeys(document.text).map((path) =>
      problemAt(document, path, {
        code: 'twice',
        found: 'a key that stands twice',
        why: 'the first is lost',
      }),
    ),
    ...(document.text === formatJson(document.data) || document.text === '{}'
      ? []
      : [
          problemAt(document, '', {
            code: 'format',
            found: 'another layout',
            why: 'what is laid out alike can be compared',
            fix: 'npm run org migrate',
            hint: true,
          }),
        ]),
  ]);
}

const documentsOf = ({ brand, tokens, copy }: Layer): Document[] => [brand, tokens, copy];

/** As the loader reads them. */
function shapes({ code, brand, theme, dark, copy, layers }: Context): Problem[] {
  const said = (name: 'brand' | 'tokens' | 'copy', parse: () => void): Problem[] => {
    try {
      parse();
      return [];
    } catch (error) {
      if (!(error instanceof FieldError)) throw error;
      const why = error.message.replace(`"${error.field}" `, '');
      return [
        problemIn(layers, name, error.field, {
          code: 'field',
          found: foundAt(layers, name, error.field),
          why,
        }),
      ];
    }
  };
  const withDark = { ...theme, ...(dark !== '' && { dark }) };
  return [
    ...said('brand', () => parseBrand(brand)),
    ...said('tokens', () =>
      parseTheme(withDark, { org: code, base: 'https://cdn.example/themes/X/theme.json' }),
    ),
    ...said('copy', () => parseCopy(copy, '')),
  ];
}

/** The value at a path; `undefined` where there is none. */
function at(data: Json | undefined, path: string): Json | undefined {
  let value = data;
  for (const key of path.split(/[.[\]]+/).filter(Boolean)) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isObject(value)) value = value[key];
    else return undefined;
  }
  return value;
}

/** At the topmost layer that has something there. */
function problemIn(
  layers: readonly Layer[],
  name: 'brand' | 'tokens' | 'copy',
  path: string,
  found: Found,
): Problem {
  const top = [...layers].reverse();
  const owner = top.find((layer) => at(layer[name].data, path) !== undefined) ?? (top[0] as Layer);
  return problemAt(owner[name], path, found);
}

function foundAt(layers: readonly Layer[], name: 'brand' | 'tokens' | 'copy', path: string): string {
  const [value] = [...layers]
    .reverse()
    .map((layer) => at(layer[name].data, path))
    .filter((each) => each !== undefined);
  return value === undefined ? 'nothing' : (JSON.stringify(value) as string).slice(0, 80);
}

/** What a new folder is written with. */
function placeholders({ own: { brand } }: Context): Problem[] {
  const path = 'orgMetadata.companyInfo.nmlsId';
  if (at(brand.data, path) !== NO_NMLS_ID) return [];
  return [
    problemAt(brand, path, {
      code: 'placeholder',
      found: NO_NMLS_ID,
      why: "it is nobody's; check phone, address and states as well",
      fix: "the lender's NMLS number",
    }),
  ];
}

/** What follows from other facts. */
function derivable({ own: { brand }, code }: Context): Problem[] {
  const stored: [path: string, isStored: boolean, from: string][] = [
    ['canonicalOrgCode', brand.data.canonicalOrgCode === code, 'it is the code'],
    ['slug', 'slug' in brand.data, 'it follows from the code'],
    ...['newYork', 'hawaii'].map((name): [string, boolean, string] => [
      `capabilities.${name}`,
      at(brand.data, `capabilities.${name}`) !== undefined,
      'it follows from licensedStates',
    ]),
  ];
  return stored
    .filter(([, isStored]) => isStored)
    .map(([path, , why]) =>
      problemAt(brand, path, {
        code: 'derived',
        found: JSON.stringify(at(brand.data, path)),
        why,
        fix: 'delete it',
      }),
    );
}

/** Fields that each folder says for itself, though another says the same. */
const NEVER_INHERITED =
  /^(schema|family|extends|orgCode|brand|role|hosts|aliases|approvedBy|approvedOn|\$schema)$/;

/** What a layer below says already. */
function repeated({ own, below, layers, look }: Context): Problem[] {
  const source = (name: 'brand' | 'tokens' | 'copy', path: string, key = path) => {
    const owner = [...layers.slice(0, -1)].reverse().find((layer) => at(layer[name].data, key) !== undefined);
    return problemAt(own[name], path, {
      code: 'repeats',
      found: JSON.stringify(at(own[name].data, path)).slice(0, 80),
      why: `it repeats ${owner?.name ?? 'what is derived'}`,
      fix: 'delete it',
    });
  };
  const facts = Object.fromEntries(
    Object.entries(own.brand.data).filter(
      ([key]) => !NEVER_INHERITED.test(key) && key !== 'pricingData' && key !== 'hours',
    ),
  );
  const [pricing] = below.brand.pricingData as [JsonObject];
  const ownPricing = Array.isArray(own.brand.data.pricingData) ? own.brand.data.pricingData : [];
  const hours = layers
    .slice(0, -1)
    .reduce<Json>((all, { brand }) => mergeBrand(all, brand.data.hours) as Json, {});
  const tokens = Object.fromEntries(Object.entries(own.tokens.data).filter(([key]) => key !== '$schema'));
  const words = Object.fromEntries(
    Object.entries(own.copy.data).filter(([key]) => !NEVER_INHERITED.test(key)),
  );
  return [
    ...same(facts, below.brand).map((path) => source('brand', path)),
    ...ownPricing.flatMap((entry, index) =>
      isObject(entry)
        ? sameValues(entry, pricing).map((key) =>
            source('brand', `pricingData[${index}].${key}`, `pricingData[0].${key}`),
          )
        : [],
    ),
    ...(isObject(own.brand.data.hours) ? same({ hours: own.brand.data.hours }, { hours }) : []).map((path) =>
      source('brand', path),
    ),
    ...same(tokens, below.tokens)
      .filter((path) => !/\$type$|\.schema$/.test(path))
      .map((path) => source('tokens', path)),
    ...same(words, below.copy).map((path) => source('copy', path)),
    ...derivedAlready(own, look).map((path) => source('tokens', path, 'nowhere')),
  ];
}

/** Paths of what both have alike: whole lists, single values. A token's value is one thing. */
function same(over: JsonObject, under: Json | undefined, path = ''): string[] {
  if (!isObject(under)) return [];
  return Object.entries(over).flatMap(([key, value]) => {
    if (!Object.hasOwn(under, key)) return [];
    const here = path ? `${path}.${key}` : key;
    if (isObject(value) && key !== '$value') return same(value, under[key], here);
    return JSON.stringify(value) === JSON.stringify(under[key]) ? [here] : [];
  });
}

/** Of an entry of prices, which are laid over one another value by value: an example is one. */
const sameValues = (over: JsonObject, under: JsonObject) =>
  Object.keys(over).filter((key) => JSON.stringify(over[key]) === JSON.stringify(under[key]));

/** Set by hand to what it would be anyway. */
function derivedAlready(own: Layer, look: Compiled['look']): string[] {
  const ownSet = [...tokensOf(own.tokens.data).keys()].filter((path) => /^(advanced|dark)\./.test(path));
  return ownSet.filter((path) => {
    const name = servedName(path) as keyof typeof look.own;
    const isDark = path.startsWith('dark.');
    const scheme: Scheme = isDark && look.choices.scheme === 'light' ? 'dark' : look.choices.scheme;
    const { [name]: set, ...rest } = isDark ? look.ownDark : look.own;
    const without = { ...look, ...(isDark ? { ownDark: rest } : { own: rest }) };
    const derived = tokensFor(without, scheme).tokens[name];
    return set !== undefined && derived === set;
  });
}

/** A colour's hex beside its components. */
function colours({ own: { tokens } }: Context): Problem[] {
  return [...tokensOf(tokens.data)].flatMap(([path, { value }]) => {
    if (typeof value === 'string' && value.startsWith('#'))
      return [
        problemAt(tokens, path, {
          code: 'hex-text',
          found: value,
          why: 'a colour is an object in this format',
          fix: 'npm run org migrate',
        }),
      ];
    if (!isObject(value) || typeof value.hex !== 'string') return [];
    const meant = color(value);
    if ('problem' in meant || meant.value.slice(0, 7) === value.hex.toUpperCase()) return [];
    return [
      problemAt(tokens, `${path}.$value.hex`, {
        code: 'hex',
        found: value.hex,
        why: 'the components are another colour',
        fix: meant.value.slice(0, 7),
      }),
    ];
  });
}

const schemesOf = ({ look }: Compiled): Scheme[] =>
  look.dark === 'derived' ? [look.choices.scheme, 'dark'] : [look.choices.scheme];

/** Every row of the table of contrasts. */
function contrasts(context: Context): Problem[] {
  const { look, own } = context;
  return schemesOf(context).flatMap((scheme) => {
    const { colors } = tokensFor(look, scheme);
    const group = scheme === look.choices.scheme ? 'advanced' : 'dark';
    return failures(colors, scheme).map(
      ({ pair, foreground, background, value, ground, ratio, least, fix }) => {
        const name = foreground.replace('color-', '');
        const set = tokensOf(context.merged.tokens).has(`${group}.color.${name}`);
        const path = set ? `${group}.color.${name}` : 'color.primary';
        const found = `${value} on ${background.replace('color-', '')} ${ground} is ${ratio.toFixed(2)}, needs ${least}`;
        const ways = [...(fix ? [`set it to ${fix}`] : []), ...(set ? ['delete it: it is derived'] : [])];
        return problemAt(
          set && !tokensOf(own.tokens.data).has(path) ? ownerOfToken(context, path) : own.tokens,
          path,
          {
            code: 'contrast',
            found,
            why: `${pair.name} cannot be seen (${pair.criterion === 'own' ? 'our own rule' : `WCAG ${pair.criterion}`})`,
            ...(ways.length > 0 && { fix: ways.join(', or ') }),
          },
        );
      },
    );
  });
}

const ownerOfToken = ({ layers }: Context, path: string): Document =>
  ([...layers].reverse().find(({ tokens }) => tokensOf(tokens.data).has(path)) ?? (layers.at(-1) as Layer))
    .tokens;

const atFile = (file: string, found: Found): Problem => ({ file, line: 1, path: '', ...found });

const LEAST_RATIO = 1;
const MOST_RATIO = 8;

/** Logos and icons. */
function drawings({ own, layers, files, code }: Context): Problem[] {
  const problems: Problem[] = [];
  const names = files.list(`${own.name}/assets`);
  const isPicture = (name: string) => /\.(svg|png)$/.test(name);
  const known = /^(logo(-dark|-short)?|favicon)\.(svg|png)$/;
  const lender = layers.filter(({ name }) => !/^(base$|families\/)/.test(name));
  if (!lender.some(({ name }) => files.list(`${name}/assets`).some((file) => /^logo\.(svg|png)$/.test(file))))
    problems.push(
      atFile(`themes/${code}/assets`, {
        code: 'missing',
        found: 'no logo',
        why: 'people know a lender by it',
        fix: 'assets/logo.svg',
      }),
    );
  for (const name of names.filter((file) => !known.test(file) && file !== 'fonts'))
    problems.push(
      atFile(`themes/${own.name}/assets/${name}`, {
        code: 'foreign',
        found: name,
        why: 'nothing asks for it',
        fix: 'delete it',
      }),
    );
  for (const name of names.filter((file) => isPicture(file) && known.test(file))) {
    const path = `${own.name}/assets/${name}`;
    const bytes = files.read(path) ?? new Uint8Array();
    const wrong = (kind: string, found: string, why: string, fix?: string) =>
      problems.push(atFile(`themes/${path}`, { code: kind, found, why, ...(fix && { fix }) }));
    if (bytes.length > SVG_BYTES) wrong('size', `${bytes.length} bytes`, `at most ${SVG_BYTES}`);
    if (name.endsWith('.svg'))
      for (const found of svgProblems(new TextDecoder().decode(bytes)))
        wrong('drawing', found, 'a drawing holds shapes and colours only');
    const ratio = ratioOf(bytes);
    if (ratio === undefined) wrong('ratio', 'no viewBox', 'its width to height is not known');
    else if (name.startsWith('favicon') ? ratio !== 1 : ratio < LEAST_RATIO || ratio > MOST_RATIO)
      wrong(
        'ratio',
        `${ratio.toFixed(2)} to 1`,
        name.startsWith('favicon')
          ? 'an icon is square'
          : `a logo is ${LEAST_RATIO} to 1 to ${MOST_RATIO} to 1`,
      );
  }
  return problems;
}

/** What people read in these letters. */
function fonts({ own, look, theme, layers, files, texts, copy }: Context): Problem[] {
  const problems: Problem[] = [];
  const wrong = (path: string, found: Found) => problems.push(problemIn(layers, 'tokens', path, found));
  const listed = look.fonts.map(({ family, weight, src }) => ({
    family: `${family}`,
    weight: `${weight}`,
    src: `${src}`,
  }));
  const bytesOf = (src: string) => {
    const layer = [...layers].reverse().find(({ name }) => files.read(`${name}/${src}`));
    return { folder: layer?.name ?? own.name, bytes: layer && files.read(`${layer.name}/${src}`) };
  };
  // A file with several weights is listed once for each.
  const sources = [...new Set(listed.map(({ src }) => src))];
  const total = sources.reduce((sum, src) => sum + (bytesOf(src).bytes?.length ?? 0), 0);
  const place = '$extensions.heloc.fonts';
  if (sources.length > MOST_FILES)
    wrong(place, {
      code: 'fonts',
      found: `${sources.length} files`,
      why: `at most ${MOST_FILES}, or the first field waits`,
    });
  if (total > FONT_BYTES)
    wrong(place, {
      code: 'fonts',
      found: `${total} bytes`,
      why: `at most ${FONT_BYTES}, or the first field waits`,
    });
  const tokens = theme.tokens as Record<string, string>;
  const wanted = (family: string) =>
    (['body', 'heading'] as const)
      .filter((use) => tokens[`font-${use}`]?.split(',')[0]?.trim().toLowerCase() === family.toLowerCase())
      .flatMap((use) =>
        use === 'heading' ? ['font-weight-heading'] : ['font-weight-strong', 'font-weight-button'],
      )
      .map((name) => [name, Number(tokens[name])] as const);
  const has = new Map<string, [number, number][]>();
  for (const [index, { family, weight, src }] of listed.entries()) {
    const path = `${place}[${index}]`;
    const { folder, bytes } = bytesOf(src);
    if (!bytes) {
      wrong(path, { code: 'missing', found: src, why: 'there is no such file' });
      continue;
    }
    const font = readFont(bytes);
    if (typeof font === 'string') {
      wrong(path, { code: 'font', found: src, why: font });
      continue;
    }
    const [least, most] = weightsOf(font);
    const [from = 0, to = from] = weight.split(' ').map(Number);
    if (from < least || to > most)
      wrong(`${path}.weight`, {
        code: 'weight',
        found: weight,
        why: 'the file has other weights',
        fix: least === most ? `${least}` : `${least} ${most}`,
      });
    has.set(family, [...(has.get(family) ?? []), [from, to]]);
    const stem = src.replace(/^.*\//, '').replace(/(-\d+)?\.woff2$/, '');
    const licences = files.list(`${folder}/assets/fonts`).filter((name) => name.startsWith(`${stem}.`));
    const isLicensed = licences.some((name) => {
      const words = LICENCES[name.slice(stem.length + 1)];
      return words?.test(new TextDecoder().decode(files.read(`${folder}/assets/fonts/${name}`)));
    });
    if (!isLicensed)
      wrong(path, {
        code: 'licence',
        found: licences.join(', ') || 'no licence',
        why: 'a font goes nowhere without OFL-1.1 or Apache-2.0',
        fix: `assets/fonts/${stem}.OFL.txt`,
      });
    const said = Object.values(mergeBrand(texts, copy) as Texts).flatMap((strings) =>
      Object.values(strings as Record<string, CopyValue>).flatMap(wordsOf),
    );
    const missing = missingIn(font, said.join('') + ALWAYS);
    for (const letter of missing.slice(0, 5))
      wrong(path, {
        code: 'glyph',
        found: `no ${letter}`,
        why: `it stands in "${(said.find((text) => text.includes(letter)) ?? ALWAYS).slice(0, 60)}"`,
      });
    const names = missingIn(font, LATIN_EXTENDED);
    if (names.length > 0)
      wrong(path, {
        code: 'glyph',
        found: `no ${names.slice(0, 5).join('')} and ${Math.max(0, names.length - 5)} more`,
        why: 'names such as Dvořák are drawn partly in the next family',
        hint: true,
      });
  }
  for (const [family, weights] of has)
    for (const [name, weight] of wanted(family))
      if (!weights.some(([from, to]) => weight >= from && weight <= to))
        wrong(name === 'font-weight-heading' ? 'fontWeight.heading' : 'fontWeight.strong', {
          code: 'weight',
          found: `${weight}`,
          why: `${family} has ${weights.map((each) => [...new Set(each)].join(' to ')).join(', ')}`,
        });
  return problems;
}

const wordsOf = (value: CopyValue): string[] =>
  typeof value === 'string' ? [value] : Object.values<string>(value as Record<string, string>);

/** What people read before they apply. */
const ADVERTISING = /^(register|shell|notices|not-accepting|coming-soon|waitlist|brand|chat)/;

function words({ own: { copy }, texts, below }: Context): Problem[] {
  const known = mergeBrand(texts, below.copy) as Texts;
  return Object.entries(copy.data).flatMap(([namespace, strings]) =>
    NEVER_INHERITED.test(namespace) || !isObject(strings)
      ? []
      : Object.entries(strings).flatMap(([key, override]) => {
          const path = `${namespace}.${key}`;
          const original = known[namespace]?.[key];
          const value = override as CopyValue;
          const found = JSON.stringify(override).slice(0, 80);
          const why = original === undefined ? 'is not a known text' : overrideProblem(original, value);
          const advertised = ADVERTISING.test(namespace) ? wordsOf(value).flatMap(advertisingProblems) : [];
          return [
            ...(why ? [problemAt(copy, path, { code: 'text', found, why })] : []),
            ...advertised.map((each) => problemAt(copy, path, { code: 'trigger-term', found, why: each })),
            ...(JSON.stringify(texts[namespace]?.[key]) === JSON.stringify(override)
              ? [
                  problemAt(copy, path, {
                    code: 'repeats',
                    found,
                    why: 'it repeats our own words',
                    fix: 'delete it',
                  }),
                ]
              : []),
          ];
        }),
  );
}

/** What a compliance owner answers for. */
const COMPLIANCE = ['legal', 'stateNotices', 'regulator', 'insurance', 'equalHousing'];
const TRIGGERS = ['aprMin', 'aprMax', 'autopayDiscount', 'originationFeeMax', 'example'];

function approvals({ own: { brand, copy } }: Context): Problem[] {
  const company = at(brand.data, 'orgMetadata.companyInfo');
  const prices = Array.isArray(brand.data.pricingData) ? brand.data.pricingData : [];
  const first =
    COMPLIANCE.filter((name) => isObject(company) && name in company).map(
      (name) => `orgMetadata.companyInfo.${name}`,
    )[0] ??
    (prices.some((entry) => isObject(entry) && TRIGGERS.some((name) => name in entry))
      ? 'pricingData'
      : undefined);
  return [
    ...(first ? unapproved(brand, first) : []),
    ...(isObject(copy.data.legal) ? unapproved(copy, 'legal') : []),
  ];
}

const unapproved = (document: Document, path: string): Problem[] =>
  ['approvedBy', 'approvedOn']
    .filter((name) => typeof document.data[name] !== 'string' || document.data[name] === '')
    .slice(0, 1)
    .map((name) =>
      problemAt(document, path, {
        code: 'unapproved',
        found: `no ${name}`,
        why: 'a compliance owner answers for it',
        fix: '"approvedBy": "...", "approvedOn": "2026-11-02" in this file',
      }),
    );

function summaryOf(context: Context): string {
  const { look, own, theme } = context;
  const rows = schemesOf(context).flatMap((scheme) => {
    const all: Partial<Record<string, string>> = tokensFor(look, scheme).colors;
    return PAIRS.flatMap(({ name, foreground, backgrounds, least }) =>
      backgrounds.flatMap((background) => {
        const [front, back] = [all[foreground], all[background]];
        return front && back
          ? [{ name: `${name} on ${background.replace('color-', '')}`, ratio: contrast(front, back), least }]
          : [];
      }),
    );
  });
  const [worst] = rows.sort((one, other) => one.ratio / one.least - other.ratio / other.least);
  const { notes } = tokensFor(look, look.choices.scheme);
  const sources = [...new Set(look.fonts.map(({ src }) => `${src}`))];
  const bytes = sources.reduce((sum, src) => sum + bytesIn(context, src), 0);
  const texts = Object.entries(own.copy.data).filter(([, value]) => isObject(value));
  const count = texts.reduce((sum, [, strings]) => sum + Object.keys(strings as JsonObject).length, 0);
  return [
    `${rows.length} pairs, least ${worst?.ratio.toFixed(2)} ${worst?.name}`,
    (theme.fonts as Json[]).length > 0
      ? `${sources.length} fonts ${Math.round(bytes / 1000)} kB`
      : 'fonts of the system',
    `${count} own texts`,
    `derived: ${notes.length}`,
  ].join('; ');
}

const bytesIn = ({ layers, files }: Context, src: string) =>
  [...layers]
    .reverse()
    .map(({ name }) => files.read(`${name}/${src}`)?.length)
    .find((size) => size !== undefined) ?? 0;
