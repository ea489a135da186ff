import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { Inflate, strToU8, zipSync } from 'fflate';
import { check, checkTogether } from './check.ts';
import { compile } from './compile.ts';
import { among, type Files, onDisk, overlaid } from './files.ts';
import { readFont } from './fonts.ts';
import { ratioOf } from './image.ts';
import { formatJson, isObject, type Json, type JsonObject } from './json.ts';
import { migrate } from './migrate.ts';
import { migrated } from './migrations/migrated.ts';
import { printed, SourceError } from './problems.ts';
import { listOrgs, readLayers } from './read.ts';
import { logoOn, paintsOf, svgProblems } from './svg.ts';
import { unzipped } from './zip.ts';

const disk = onDisk('themes');
/** Extends nobody, and has a look, words and a drawing of its own. */
const CODE = 'EMBERFOLD_CU';
const sourceOf = (file: string): JsonObject =>
  JSON.parse(new TextDecoder().decode(disk.read(`${CODE}/${file}`)));

/** The organisation with another text for one of its files. */
const having = (file: string, text: string): Files => overlaid(disk, CODE, new Map([[file, text]]));
const said = async (files: Files) =>
  (await check(CODE, files, {})).problems.filter(({ hint }) => !hint).map(printed);

/** A value set at a path, keys that are missing made. */
function changed(file: string, path: readonly string[], value: Json): Files {
  const data = sourceOf(file);
  let holder = data;
  for (const key of path.slice(0, -1)) {
    if (!isObject(holder[key])) holder[key] = {};
    holder = holder[key] as JsonObject;
  }
  holder[path.at(-1) as string] = value;
  return having(file, formatJson(data));
}
/** Of every value, groups as well. */
const pathsIn = (data: JsonObject): string[][] =>
  Object.entries(data).flatMap(([key, value]) => [
    [key],
    ...(isObject(value) ? pathsIn(value).map((path) => [key, ...path]) : []),
  ]);
/** With a file below the organisation's own that names nobody. */
function unapproved(file: string): Files {
  const [, folder = '', name = ''] = /^(.*)\/([^/]*)$/.exec(file) ?? [];
  const { approvedBy: _, ...data } = JSON.parse(new TextDecoder().decode(disk.read(file)));
  return overlaid(disk, folder, new Map([[name, formatJson(data)]]));
}
const extensionsOf = ({ $extensions }: JsonObject): JsonObject =>
  isObject($extensions) && isObject($extensions.heloc) ? $extensions.heloc : {};
const company = ['orgMetadata', 'companyInfo'];
const white = { colorSpace: 'srgb', components: [1, 1, 1], hex: '#FFFFFF' };

const CASES: readonly [what: string, files: () => Files, expected: RegExp][] = [
  ['no JSON', () => having('brand.json', '{\n  "schema": 2,\n}'), /brand\.json:3 \[json\]/],
  [
    'another encoding',
    () => ({
      ...disk,
      read: (path) => (path === `${CODE}/copy.json` ? Uint8Array.of(0x7b, 0xe4, 0x7d) : disk.read(path)),
    }),
    /copy\.json:1 \[encoding\] .* Fix: save it as UTF-8/,
  ],
  [
    'an old schema',
    () => changed('brand.json', ['schema'], 1),
    /:2 schema \[schema\] schema 1.*Fix: npm run org migrate/,
  ],
  [
    'a field of no kind',
    () => changed('brand.json', ['favouriteColour'], 'red'),
    /brand\.json:\d+ favouriteColour \[field\] "red", is not a known field/,
  ],
  [
    'a wrong fact',
    () => changed('brand.json', [...company, 'nmlsId'], 'abc'),
    /brand\.json:\d+ orgMetadata\.companyInfo\.nmlsId \[field\] "abc", must be an NMLS number/,
  ],
  [
    'another code',
    () => changed('brand.json', ['orgCode'], 'OTHER'),
    /orgCode \[org-code\] OTHER.*Fix: EMBERFOLD_CU/,
  ],
  [
    'what the family says',
    () => changed('brand.json', [...company, 'insurance'], 'NCUA'),
    /insurance \[repeats\] "NCUA", it repeats families\/credit-union\. Fix: delete it/,
  ],
  [
    'what follows from the states',
    () => changed('brand.json', ['capabilities', 'newYork'], false),
    /capabilities\.newYork \[derived\] false, it follows from licensedStates/,
  ],
  [
    'a state without words',
    () => changed('brand.json', [...company, 'stateNotices'], ['ZZ']),
    /stateNotices \[notice\] ZZ/,
  ],
  [
    'a family that nobody approved',
    () => unapproved('families/credit-union/brand.json'),
    /families\/credit-union\/brand\.json:\d+ \S+ \[unapproved\] no approvedBy/,
  ],
  [
    'a notice that nobody approved',
    () => {
      const files = unapproved('notices/WA.json');
      const named = changed('brand.json', [...company, 'stateNotices'], ['WA']);
      return { ...named, read: (path) => (path.endsWith('WA.json') ? files : named).read(path) };
    },
    /notices\/WA\.json:\d+ text \[unapproved\] no approvedBy/,
  ],
  ['nobody who approved', () => changed('brand.json', ['approvedBy'], ''), /\[unapproved\] no approvedBy/],
  [
    'a colour that cannot be read',
    () =>
      changed('brand.tokens.json', ['advanced', 'color', 'link', '$value'], {
        ...white,
        components: [0.2, 0.18, 0.15],
        hex: '#332E26',
      }),
    /brand\.tokens\.json:\d+ advanced\.color\.link \[contrast\] #332E26 on \S+ #\w+ is \d\.\d\d, needs 4\.5, link .*WCAG 1\.4\.3.*Fix: set it to #\w{6}, or delete it/,
  ],
  [
    'a hex beside other components',
    () => changed('brand.tokens.json', ['color', 'primary', '$value', 'hex'], '#000000'),
    /color\.primary\.\$value\.hex \[hex\] #000000.*Fix: #F2A65A/,
  ],
  [
    'a dimension that is not px',
    () => changed('brand.tokens.json', ['radius', 'card', '$value'], { value: 1, unit: 'rem' }),
    /radius\.card \[token\].*must be a dimension in px/,
  ],
  ...['url(https://x.example)', '} body { color: red', 'x'.repeat(100_000)].map(
    (font): [string, () => Files, RegExp] => [
      `fonts like ${font.slice(0, 12)}`,
      () => changed('brand.tokens.json', ['font', 'body', '$value'], [font]),
      /font\.body.* \[(token|json)\].*(must be a list of font families|100000 characters)/,
    ],
  ),
  [
    'an alias in a ring',
    () => changed('brand.tokens.json', ['color', 'header', '$value'], '{color.header}'),
    /color\.header \[token\].*again/,
  ],
  [
    'a text of no screen',
    () => changed('copy.json', ['nowhere', 'at'], 'x'),
    /copy\.json:\d+ nowhere\.at \[text\].*not a known text/,
  ],
  [
    'free money in a legal text that people read first',
    () => changed('copy.json', ['legal', 'sidebar'], 'Free money in {fundingDays} days'),
    /copy\.json:\d+ legal\.sidebar \[trigger-term\].*says "free money"/,
  ],
  [
    'fonts that lie',
    () => having('assets/fonts/source-serif-4-400.woff2', '<svg/>'),
    /\[font\].*is not WOFF2/,
  ],
  [
    'a logo that is too wide for a phone',
    () =>
      having(
        'assets/logo.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 1"><path fill="#FFFFFF" d="M0 0h9"/></svg>',
      ),
    /logo\.svg:1 \[ratio\] 9\.00 to 1, .*Fix: assets\/logo-short\.svg/,
  ],
  [
    'a logo that its header hides',
    () =>
      having(
        'assets/logo.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path fill="#111111" d="M0 0h4"/></svg>',
      ),
    /logo\.svg:1 \[contrast\] #111111 on header #0F0C09 is 1\.\d+, needs 3/,
  ],
  [
    'a drawing with the id of another',
    () =>
      having(
        'assets/logo.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path id="a" fill="#FFFFFF" d="M0 0h4"/></svg>',
      ),
    /logo\.svg:1 \[drawing\] the id a.*Fix: \S+-a$/m,
  ],
  [
    'a drawing with the id of another in other quotation marks',
    () =>
      having(
        'assets/logo.svg',
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path id='a' fill="#FFFFFF" d="M0 0h4"/></svg>`,
      ),
    /logo\.svg:1 \[drawing\] the id a/,
  ],
  [
    'a light surface among dark ones',
    () => changed('brand.tokens.json', ['advanced', 'color', 'surface', '$value'], white),
    /brand\.tokens\.json:\d+ advanced\.color\.surface \[surfaces\] #FFFFFF, surfaces of the dark scheme lie on one side/,
  ],
  [
    'a state that is none',
    () => changed('brand.json', [...company, 'licensedStates'], ['AZ', 'ZZ']),
    /brand\.json:\d+ \S+licensedStates\[1\] \[state\] "ZZ", it is none of the fifty states/,
  ],
  [
    'a schema of a later release',
    () => changed('brand.json', ['schema'], 9),
    /brand\.json:2 schema \[schema\] schema 9, this release reads 2\. Fix: a newer release/,
  ],
  [
    'markup in a text',
    () => changed('copy.json', ['shell', 'help'], 'Ask <b>us</b>'),
    /copy\.json:\d+ shell\.help \[text\] "Ask <b>us<\/b>", has markup/,
  ],
  [
    'a file that nothing asks for',
    () => having('run.sh', 'x'),
    /EMBERFOLD_CU\/run\.sh:1 \[foreign\] run\.sh, nothing asks for it\. Fix: delete it/,
  ],
  [
    'data that is deeper than any',
    () => having('copy.json', `{"schema":2,"a":${'{"a":'.repeat(9_000)}1${'}'.repeat(9_001)}`),
    /copy\.json:1 a\S+ \[json\] is more than 24 levels deep/,
  ],
  [
    'a picture that is none',
    () => overlaid(disk, `${CODE}/assets`, new Map([['favicon.png', 'x']])),
    /favicon\.png:1 \[drawing\] other bytes, it is no PNG/,
  ],
  ...[
    '<path fill="none" d="M0 0h8v2z"/>',
    '<path opacity="0" d="M0 0h8v2z"/>',
    '<path d="M90 90h8v2z"/>',
    '<g transform="scale(0)"><path d="M0 0h8v2z"/></g>',
    '<defs><path d="M0 0h8v2z"/></defs>',
    '<clipPath id="emberfold-cu-a"><path d="M9 9h1v1z"/></clipPath><path clip-path="url(#emberfold-cu-a)" d="M0 0h8v2z"/>',
  ].map((shapes): [string, () => Files, RegExp] => [
    `a drawing in which nothing is seen: ${shapes}`,
    () =>
      having('assets/logo.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 2">${shapes}</svg>`),
    /logo\.svg:1 \[drawing\] nothing that is seen, /,
  ]),
  [
    'a drawing of scripts',
    () => having('assets/logo.svg', '<svg viewBox="0 0 1 1"><script/></svg>'),
    /logo\.svg:1 \[drawing\] has <script>/,
  ],
  ...(
    [
      ['family', 5, /family \[field\] 5, must be the name of a family/],
      ['hosts', 'emberfold.example', /hosts \[field\] "emberfold.example", must be a list/],
      ['hosts', ['https://a.example/b'], /hosts\[0\] \[field\] "https:\S+", must be a host/],
      ['hosts', ['*.example'], /hosts\[0\] \[field\] "\*\.example", must be a host/],
      ['aliases', ['a b'], /aliases\[0\] \[field\] "a b", must be a host/],
      ['hours', { OPS_PHONE: 'Z' }, /hours\.OPS_PHONE \[field\] "Z", must be one of A, B,/],
      ['hours', { OPS_FAX: 'A' }, /hours\.OPS_FAX \[field\] "A", is not a known field/],
      ['pricingData', ['7.5'], /pricingData\[0\] \[field\] "7\.5", must be an object/],
      ['pricingData', [{ aprMin: 'low' }], /pricingData\[0\]\.aprMin \[field\] "low", must be a decimal/],
      ['pricingData', [{ aprMin: '99' }], /pricingData\[0\]\.aprMin \[price\] "99", it is more than aprMax/],
      ['pricingData', [{ asOf: '2026-13-45' }], /pricingData\[0\]\.asOf \[price\] "2026-13-45", .* no day/],
      ['approvedOn', 'yesterday', /\[unapproved\] approvedOn "yesterday"/],
      ['approvedBy', '  ', /\[unapproved\] no approvedBy/],
    ] as const satisfies readonly (readonly [string, Json, RegExp])[]
  ).map(([name, value, expected]): [string, () => Files, RegExp] => [
    `${name} ${JSON.stringify(value)}`,
    () => changed('brand.json', [name], value),
    expected,
  ]),
  [
    'a state that stands twice',
    () => changed('brand.json', [...company, 'licensedStates'], ['AZ', 'AZ']),
    /licensedStates\[1\] \[state\] "AZ", it stands twice/,
  ],
  [
    'a notice from elsewhere',
    () => changed('brand.json', [...company, 'stateNotices'], ['../EMBERFOLD_CU/copy']),
    /stateNotices \[notice\] \.\.\/EMBERFOLD_CU\/copy, there is no notice of it/,
  ],
  ...(
    [
      ['$extensions.heloc.dencity', 'roomy', /\[unknown\] "roomy", nothing reads it.*Fix: one of .*density/],
      ['$extensions.heloc.dark', '', /\[field\] "", must be "derived" or a sentence/],
      ['$extensions.heloc.dark', 5, /\[field\] 5, must be "derived" or a sentence/],
      ['$extensions.heloc.fonts', ['a'], /\$extensions\.heloc\.fonts\[0\] \[field\] "a", must be an object/],
      ['$extensions.heloc.fonts', {}, /\$extensions\.heloc\.fonts \[field\] \{\}, must be a list/],
      [
        'colour.primary',
        { $type: 'color' },
        /colour\.primary \[unknown\] \{"\$type":"color"\}, it has no \$value/,
      ],
      ['color.link', '#000000', /color\.link \[unknown\] "#000000", it has no \$value/],
      ['$foo', 1, /\$foo \[unknown\] 1, nothing reads it/],
      ['radius.card.$value', { value: -1, unit: 'px' }, /radius\.card \[token\] .*must be from 0 to 999/],
      ['borderWidth', { $type: 'dimension', $value: { value: 0, unit: 'px' } }, /must be from 1 to 4/],
      ['advanced.space', { $type: 'dimension', $value: { value: 0, unit: 'px' } }, /must be from 6 to 12/],
      ['advanced.letterSpacing.heading', { $type: 'number', $value: 9 }, /must be from -0\.05 to 0\.2/],
      ['advanced.lineHeight', { $type: 'number', $value: 1 }, /must be from 1\.3 to 2/],
      [
        'advanced.shadow.card.$value',
        {
          color: white,
          offsetX: { value: 0, unit: 'px' },
          offsetY: { value: 0, unit: 'px' },
          blur: { value: 0, unit: 'px' },
          spread: { value: 9999, unit: 'px' },
        },
        /advanced\.shadow\.card \[token\].*spread must be from -16 to 16/,
      ],
    ] as const satisfies readonly (readonly [string, Json, RegExp])[]
  ).map(([path, value, expected]): [string, () => Files, RegExp] => [
    `${path} ${JSON.stringify(value)}`,
    () => changed('brand.tokens.json', path.split('.'), value),
    expected,
  ]),
  [
    'a font from elsewhere',
    () =>
      changed(
        'brand.tokens.json',
        ['$extensions', 'heloc', 'fonts'],
        [
          {
            family: 'Source Serif 4',
            weight: '400',
            src: '../EMBERFOLD_CU/assets/fonts/source-serif-4-400.woff2',
          },
        ],
      ),
    /fonts\[0\]\.src \[field\] "\.\.\/EMBERFOLD_CU\S+", must be a file of assets\/fonts/,
  ],
  [
    'a text that is taken away',
    () => changed('copy.json', ['legal', 'sidebar'], null),
    /copy\.json:\d+ legal\.sidebar \[missing\] null, a legal text cannot be taken away/,
  ],
  [
    'a letter that turns the direction of writing',
    () => changed('brand.json', ['brand'], 'Ember\u202Efold'),
    /brand\.json:\d+ brand \[json\] has an invisible character U\+202E/,
  ],
];

describe('a problem says where it is, what was found, why it matters and how it is mended', () => {
  test.each(CASES)('%s', async (_, files, expected) => {
    expect(await said(files())).toContainEqual(expect.stringMatching(expected));
  });
});

test('a text that is taken away is that of the layer below', async () => {
  const files = changed('copy.json', ['shell', 'help'], null);
  expect((await said(files)).join()).not.toMatch(/shell\.help/);
  expect(compile(CODE, files).copy).not.toHaveProperty('shell.help');
});

test('a name that two have is told to both, whichever is looked at', async () => {
  const [other = ''] = listOrgs(disk).filter((code) => code > CODE);
  const { hosts } = JSON.parse(new TextDecoder().decode(disk.read(`${other}/brand.json`)));
  const files = changed('brand.json', ['hosts'], hosts);
  const reports = [];
  for (const code of [CODE, other]) reports.push(checkTogether([await check(code, files, {})], files)[0]);
  expect(reports.map((report) => report?.problems.filter(({ code }) => code === 'host').length)).toEqual([
    1, 1,
  ]);
});

test('there is one main organisation', async () => {
  const files = changed('brand.json', ['role'], 'main');
  const [report] = checkTogether([await check(CODE, files, {})], files);
  expect(report?.problems.map(printed)).toContainEqual(
    expect.stringMatching(/role \[role\] main, it is that of \w+/),
  );
});

test('a source of any values is read or refused', async () => {
  const names = ['brand.json', 'brand.tokens.json', 'copy.json'];
  const value = fc.oneof(fc.constantFrom<Json>(null, 0, '', [], {}, [null], [{}], 'url(x)'), fc.jsonValue());
  const places = names.flatMap((file) => pathsIn(sourceOf(file)).map((path) => ({ file, path })));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), value, async ({ file, path }, made) => {
      const files = changed(file, path, made as Json);
      const [report] = checkTogether([await check(CODE, files, {})], files);
      for (const problem of report?.problems ?? [])
        expect(printed(problem)).toMatch(/^themes\/\S+:\d+ .*\[.+\] .+, .+\./);
    }),
    { numRuns: 40 },
  );
});

test('a file that is broken is named, and nothing else of it', async () => {
  expect(await said(having('brand.json', '{'))).toHaveLength(1);
});

describe('a font', () => {
  const name = disk.list(`${CODE}/assets/fonts`).find((file) => file.endsWith('.woff2'));
  const bytes = disk.read(`${CODE}/assets/fonts/${name}`) as Uint8Array;

  test('that is cut off is none', () => {
    expect(readFont(bytes.subarray(0, 3_000))).toMatch(/^says that it has \d+ bytes, and has 3000/);
  });
  test.each([0, 1, 3_000, 2 ** 32 - 1])('that says it has %d bytes is none', (size) => {
    const wrong = Uint8Array.from(bytes);
    new DataView(wrong.buffer).setUint32(8, size);
    expect(readFont(wrong)).toBe(`says that it has ${size} bytes, and has ${bytes.length}`);
  });
  test('with something behind it is none', () => {
    expect(readFont(Uint8Array.from([...bytes, 0]))).toMatch(/^says that/);
  });
  test('whose letters are damaged is none', () => {
    const wrong = Uint8Array.from(bytes, (byte, at) => (at > 1_000 && at < 2_000 ? 0xff : byte));
    expect(readFont(wrong)).toMatch(/^cannot be read/);
  });
  test.each([0, 3, 11])('of %d bytes is none', (size) => {
    expect(typeof readFont(bytes.subarray(0, size))).toBe('string');
  });
});

describe('layers', () => {
  const brandOf = (data: JsonObject) => strToU8(formatJson({ schema: 2, ...data }));
  const made = (brands: Record<string, JsonObject>): Files => ({
    read: (path) =>
      brands[path.replace('/brand.json', '')]
        ? brandOf(brands[path.replace('/brand.json', '')] ?? {})
        : disk.read(path),
    list: (folder) => (brands[folder] ? ['brand.json'] : disk.list(folder)),
  });
  test('that stand under themselves are refused', () => {
    const files = made({ A: { extends: 'B' }, B: { extends: 'A' } });
    expect(() => readLayers('A', files)).toThrow(/\[cycle\] A under B under A/);
  });
  test('are four at most', () => {
    const files = made({ A: { extends: 'B' }, B: { extends: 'C' }, C: { family: 'bank' } });
    expect(readLayers('B', files)).toHaveLength(4);
    expect(() => readLayers('A', files)).toThrow(/\[layers\]/);
  });
  test('that are not there are named', () => {
    expect(() => readLayers('A', made({ A: { family: 'circus' } }))).toThrow(
      /A\/brand\.json:3 family \[missing\] families\/circus, there is no such folder\. Fix: bank, /,
    );
  });
});

test.each([
  [0, 0],
  [60_000, 15_000],
])('a picture of %d by %d pixels is not shown', (width, height) => {
  const bytes = Buffer.alloc(45);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.write('IEND', 37, 'latin1');
  expect(ratioOf(bytes)).toBeUndefined();
});

test('an archive is checked as it is, whatever else has its name', async () => {
  const { files } = unzipped(
    zipSync({ [`${CODE}/brand.json`]: disk.read(`${CODE}/brand.json`) ?? new Uint8Array() }),
  );
  const { problems } = await check(CODE, among(CODE, files, disk), {});
  expect(problems.map(printed)).toContainEqual(
    expect.stringMatching(/assets\/logo\.svg:1 \[missing\]|color\.primary \[missing\]/),
  );
});

describe('a logo on another ground', () => {
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 2" width="8" height="2"><g fill="#1a2b3c"><path d="M0 0h4v2z"/></g></svg>';

  test('is left as it is where it can be seen', () => {
    expect(logoOn(mark, '#FFFFFF', '#000000')).toBe(mark);
  });

  test('of one colour gets that of the words', () => {
    const made = logoOn(mark, '#101010', '#F0F0F0');
    expect(paintsOf(made)).toEqual(['#F0F0F0']);
    expect(svgProblems(made)).toEqual([]);
  });

  test('of the colour that is nowhere said gets that of the words', () => {
    const made = logoOn(mark.replace(' fill="#1a2b3c"', ' id="b1a2b3"'), '#101010', '#F0F0F0');
    expect(paintsOf(made)).toEqual(['#F0F0F0']);
    expect(made).toContain('id="b1a2b3"');
    expect(svgProblems(made)).toEqual([]);
  });

  test('of more stands on a light plate around it', () => {
    const two = mark.replace('</svg>', '<circle fill="#222222" r="1"/></svg>');
    const made = logoOn(two, '#101010', '#F0F0F0');
    expect(made).toMatch(
      /viewBox="-?0 -?0 8 2"|viewBox="[-\d]+ [-\d]+ \d+ \d+"><rect [^>]*fill="#FFFFFF"\/>/,
    );
    expect(paintsOf(made)).toEqual(expect.arrayContaining(['#1A2B3C', '#222222', '#FFFFFF']));
    expect(svgProblems(made)).toEqual([]);
  });
});

describe('a drawing', () => {
  const drawing = (parts: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${parts}</svg>`;
  test.each([
    '<svg onload="x()"/>',
    '<svg><foreignObject/></svg>',
    '<svg><image href="https://x.example/a.png"/></svg>',
    '<svg><use href="#a"/></svg>',
    '<svg><path fill="url(https://x.example)"/></svg>',
    '<svg><path style="fill:red"/></svg>',
    '<svg><style>*{}</style></svg>',
    '<svg><path fill="url(#a) url(data:x)"/></svg>',
    // Figma's; white on white could not be told.
    drawing('<path fill="white" d="M0 0h1"/>'),
    drawing('<path fill="currentColor" d="M0 0h1"/>'),
    drawing('<path stroke="image-set(&quot;//x.example/a.png&quot; 1x)" d="M0 0h1"/>'),
    drawing('<path clip-path="//x.example" d="M0 0h1"/>'),
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
    '<?xml-stylesheet href="x"?><svg/>',
    'GIF89a',
    '',
    // What browsers show nothing of.
    drawing('<g><path d="M0 0h1"/>'),
    drawing('<path d="M0 0h1"/></g>'),
    drawing('<path d=M0 />'),
    drawing('<path d="M0 0h1" d="M0 0h2"/>'),
    drawing('<path d="M0 0h1"/>&nbsp;'),
    drawing(''),
    drawing('<path d="M0 0h1"/>').replace(/ xmlns="[^"]*"/, ''),
    drawing(`${'<g>'.repeat(99)}<path d="M0 0h1"/>${'</g>'.repeat(99)}`),
  ])('is refused with %s', (text) => {
    expect(svgProblems(text)).not.toEqual([]);
  });
  test('is taken with shapes, gradients and references to itself', () => {
    const text =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><defs><linearGradient id="a"><stop stop-color="#FFF"/></linearGradient></defs><path fill="url(#a)" d="M0 0h4v4z"/></svg>';
    expect(svgProblems(text)).toEqual([]);
  });
});

describe('an archive', () => {
  const zip = (entries: Record<string, Uint8Array>) => zipSync(entries, { level: 9 });
  test.each([
    ['a way out of its folder', { '../A_CU/brand.json': strToU8('{}') }],
    ['a file of no kind', { 'A_CU/run.sh': strToU8('x') }],
    ['two organisations', { 'A_CU/brand.json': strToU8('{}'), 'B_CU/brand.json': strToU8('{}') }],
    ['more than an organisation is', { 'A_CU/brand.json': new Uint8Array(8_000_000) }],
    ['nothing', {}],
  ])('is refused with %s', (_, entries) => {
    expect(() => unzipped(zip(entries))).toThrow(SourceError);
  });
  /** What an archive's directory says of its one file. */
  const saying = (entries: Record<string, Uint8Array>, field: number, value: number) => {
    const bytes = zip(entries);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    view.setUint32(view.getUint32(bytes.length - 6, true) + field, value, true);
    return bytes;
  };
  const CHECKSUM = 16;
  const SIZE = 24;
  test.each([0, 999, 1_001, 900_000])('is refused where 1,000 bytes are said to be %d', (size) => {
    const bytes = saying({ 'A_CU/brand.json': new Uint8Array(1_000) }, SIZE, size);
    expect(() => unzipped(bytes)).toThrow(/brand\.json:1 \[archive\] .+it says that it becomes/);
  });
  test('that says less than it becomes is read no further than that', () => {
    const bytes = saying({ 'A_CU/brand.json': new Uint8Array(50_000_000) }, SIZE, 900_000);
    const pushed = jest.spyOn(Inflate.prototype, 'push');
    expect(() => unzipped(bytes)).toThrow(/it says that it becomes 900000/);
    expect(pushed.mock.calls.reduce((sum, [piece]) => sum + piece.length, 0)).toBeLessThan(bytes.length / 10);
  });
  test('is refused where a file is not what was packed', () => {
    const bytes = saying({ 'A_CU/brand.json': strToU8('{}') }, CHECKSUM, 1);
    expect(() => unzipped(bytes)).toThrow(/brand\.json:1 \[archive\] other bytes/);
  });
  test('is refused with two files of one name', () => {
    const text = zip({ 'A_CU/brand.json': strToU8('{}'), 'A_CU/brand.jsoN': strToU8('{}') });
    const twice = Buffer.from(Buffer.from(text).toString('latin1').replaceAll('jsoN', 'json'), 'latin1');
    expect(() => unzipped(twice)).toThrow(/brand\.json:1 \[archive\] two files of one name/);
  });
  test('is read without what a desktop adds', () => {
    const { files } = unzipped(
      zip({
        'A_CU/brand.json': strToU8('{}'),
        'A_CU/.DS_Store': strToU8('x'),
        '__MACOSX/A_CU/._brand.json': strToU8('x'),
      }),
    );
    expect(files.list('A_CU')).toEqual(['brand.json']);
  });
  test('is refused where it is none', () => {
    expect(() => unzipped(strToU8('PK, but not really'))).toThrow(SourceError);
  });
  test('is read as the folder that it holds', () => {
    const { code, files } = unzipped(zip({ 'A_CU/brand.json': strToU8('{}') }));
    expect(code).toBe('A_CU');
    expect(files.list('A_CU')).toEqual(['brand.json']);
  });
});

describe('migration', () => {
  const before = {
    'brand.json': { orgCode: 'A_CU', canonicalOrgCode: 'A_CU', capabilities: { newYork: true }, brand: 'A' },
    'theme.json': {
      header: 'center',
      logo: { src: 'assets/logo.svg', width: 1, height: 1 },
      tokens: {
        'color-primary': '#7A3E9D',
        'color-focus': '#2E7D6B',
        'color-overlay': '#12241AB3',
        'font-body': 'Karla, sans-serif',
        'radius-card': '0.5em',
        space: '0.45em',
        'letter-spacing-heading': '-0.02em',
        'shadow-card': '0 2px 10px #1C3A2A14, inset 0 0 0 1px #000',
        'text-transform-button': 'uppercase',
      },
      dark: 'It is light.',
    },
  };
  const after = migrated(before);
  test('of the first schema to the second keeps what was said and leaves out what follows', () => {
    expect(after['brand.json']).toEqual({ schema: 2, orgCode: 'A_CU', brand: 'A' });
    expect(after['brand.tokens.json']).toMatchObject({
      color: { $type: 'color', primary: { $value: { components: [0.478, 0.243, 0.616], hex: '#7A3E9D' } } },
      font: { body: { $value: ['Karla', 'sans-serif'] } },
      radius: { card: { $value: { value: 8, unit: 'px' } } },
      advanced: {
        color: { overlay: { $value: { alpha: 0.702, hex: '#12241A' } } },
        letterSpacing: { heading: { $value: -0.02 } },
        shadow: {
          card: { $value: [{ blur: { value: 10, unit: 'px' } }, { inset: true, color: { hex: '#000000' } }] },
        },
      },
      $extensions: {
        heloc: {
          schema: 2,
          headerAlign: 'center',
          density: 'compact',
          buttonCase: 'upper',
          dark: 'It is light.',
        },
      },
    });
    expect(after).not.toHaveProperty(['theme.json']);
  });
  test('changes nothing twice', () => {
    expect(migrated(after)).toEqual(after);
  });
  test('of any folder whose files say an older schema, or none, gives one that passes the check', async () => {
    const files = ['brand.json', 'brand.tokens.json', 'copy.json'];
    const old = fc.constantFrom<Json | undefined>(1, 2, undefined);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...listOrgs(disk)), fc.tuple(old, old, old), async (code, schemas) => {
        const kept = new Map(files.map((file) => [file, disk.read(`${code}/${file}`)]));
        const texts = new Map<string, string>();
        for (const [index, file] of files.entries()) {
          const bytes = kept.get(file);
          if (!bytes) continue;
          const data: JsonObject = JSON.parse(new TextDecoder().decode(bytes));
          const holder = file === 'brand.tokens.json' ? extensionsOf(data) : data;
          const { schema: _, ...rest } = holder;
          const schema = schemas[index];
          const aged = schema === undefined ? rest : { schema, ...rest };
          const all = holder === data ? aged : { ...data, $extensions: { heloc: aged } };
          texts.set(file, formatJson(all));
        }
        const aged = overlaid(disk, code, texts);
        const after = overlaid(disk, code, migrate(code, aged));
        // No texts are known here, nor which of them are unknown.
        const wrong = (await check(code, after, {})).problems.filter(
          (each) => !each.hint && each.code !== 'text',
        );
        expect(wrong.map(printed)).toEqual([]);
        const dataOf = (bytes: Uint8Array | undefined) =>
          bytes && JSON.parse(new TextDecoder().decode(bytes));
        for (const file of files)
          expect(dataOf(after.read(`${code}/${file}`))).toEqual(dataOf(kept.get(file)));
      }),
      { numRuns: 6 },
    );
  });
  test('deletes what the check finds repeated', () => {
    const files = changed('brand.json', [...company, 'insurance'], 'NCUA');
    expect(migrate(CODE, files).get('brand.json')).toBe(formatJson(sourceOf('brand.json')));
  });
  test('takes colours that other tools wrote as texts', () => {
    const files = changed('brand.tokens.json', ['color', 'accent', '$value'], '#8ED1FC');
    expect(migrate(CODE, files).get('brand.tokens.json')).toBe(formatJson(sourceOf('brand.tokens.json')));
  });
});
