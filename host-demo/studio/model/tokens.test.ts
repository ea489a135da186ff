import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toCssVariables } from '#src/brand/tokens.ts';
import { tokensOf } from '../../../themes/org/dtcg.ts';
import type { Json, JsonObject } from '../../../themes/org/json.ts';
import { readLook } from '../../../themes/org/look.ts';
import { printed } from '../../../themes/org/problems.ts';
import { CODES, folderOf } from '../testing/folders.ts';
import { change, type Folder } from './folder.ts';
import { type ImportedTokens, importTokens, withTokens } from './tokens.ts';
import { NOTHING } from './values.ts';

const EMPTY: Folder = { code: 'A_CU', brand: {}, tokens: {}, copy: {}, assets: new Map() };
const read = (document: Json) => {
  const imported = importTokens(JSON.stringify(document));
  if ('problems' in imported) throw new Error(imported.problems.map(printed).join());
  return imported;
};
/** What was taken, as ours has it. */
const made = (imported: ImportedTokens) => {
  const { tokens } = withTokens(EMPTY, imported, NOTHING);
  return Object.fromEntries(
    [...tokensOf(tokens)].map(([path, { value }]) => [
      path,
      typeof value === 'object' && value && 'hex' in value ? value.hex : value,
    ]),
  );
};
const why = ({ rows }: ImportedTokens, name: string) => rows.find((row) => row.name === name)?.why;
const hex = (text: string): Json => ({ $type: 'color', $value: text });

test('a value that is inherited anyway is not written', () => {
  const imported = read({ radius: { input: { value: '6px' }, card: { value: '16px' } } });
  const six: JsonObject = { $type: 'dimension', control: { $value: { value: 6, unit: 'px' } } };
  const { tokens } = withTokens(EMPTY, imported, { ...NOTHING, tokens: { radius: six } });
  expect([...tokensOf(tokens).keys()]).toEqual(['radius.card']);
});

test('what a name stands for is told, and that it is taken by that name', () => {
  const imported = read({
    color: {
      pine: { 700: { value: '#0B5D3B' }, 800: { value: '#063' } },
      brand: { primary: { value: '{color.green.value}' } },
      green: { value: '{color.pine.700.value}' },
    },
  });
  expect(imported.rows.find(({ to }) => to === 'color.primary')?.value).toBe('#0B5D3B');
  expect(why(imported, 'color/pine/700')).toBe('color.primary takes it, by color/brand/primary');
  expect(why(imported, 'color/green')).toBe('color.primary takes it, by color/brand/primary');
  expect(why(imported, 'color/pine/800')).toMatch(/^nothing here/);
});

describe('tokens are taken from', () => {
  test('the format itself, with aliases, pointers and other spaces', () => {
    const imported = read({
      palette: {
        $type: 'color',
        violet: { $value: { colorSpace: 'srgb', components: [0.478, 0.243, 0.616], hex: '#7A3E9D' } },
        deep: { $value: { colorSpace: 'oklch', components: [0.5, 0.1, 160] } },
        loud: { $value: { colorSpace: 'display-p3', components: [1, 0, 0] } },
      },
      color: {
        $type: 'color',
        brand: { $root: { $value: '{palette.violet}' } },
        accent: { $value: { $ref: '#/palette/deep/$value' } },
        header: { $value: '{palette.loud}' },
        danger: { $value: '#F00' },
      },
      radius: { $type: 'dimension', card: { $value: { value: 1, unit: 'rem' } } },
      typography: {
        heading: {
          $type: 'typography',
          $value: { fontFamily: ['Fraunces', 'serif'], fontWeight: 'semi-bold' },
        },
      },
    });
    expect(imported.format).toBe('Design Tokens');
    expect(made(imported)).toEqual({
      'color.primary': '#7A3E9D',
      'color.accent': expect.stringMatching(/^#[0-9A-F]{6}$/),
      // The nearest that every screen has.
      'color.header': expect.stringMatching(/^#F[0-9A-F]{5}$/),
      'radius.card': { value: 16, unit: 'px' },
      'font.heading': ['Fraunces', 'serif'],
      'fontWeight.heading': 600,
    });
    expect(why(imported, 'color/danger')).toMatch(/derived/);
  });

  test('Figma: its own export', () => {
    const imported = read({
      Color: {
        Brand: {
          Primary: {
            $type: 'color',
            $value: { colorSpace: 'srgb', components: [0, 0.5, 0.25], alpha: 1, hex: '#008040' },
            $extensions: { 'com.figma.variableId': 'VariableID:1:2' },
          },
        },
      },
      Radius: { Button: { $type: 'number', $value: 999 } },
    });
    expect(imported.format).toBe('Figma');
    expect(made(imported)).toEqual({
      'color.primary': '#008040',
      'radius.button': { value: 999, unit: 'px' },
    });
  });

  test('Figma: its API, with modes and aliases by id', () => {
    const variable = (name: string, type: string, one: Json, two?: Json): JsonObject => ({
      name,
      resolvedType: type,
      variableCollectionId: 'C',
      valuesByMode: { 'm:1': one, ...(two !== undefined && { 'm:2': two }) },
    });
    const imported = read({
      status: 200,
      meta: {
        variableCollections: {
          C: {
            defaultModeId: 'm:1',
            modes: [
              { modeId: 'm:1', name: 'Light' },
              { modeId: 'm:2', name: 'Dark' },
            ],
          },
        },
        variables: {
          a: variable('palette/green', 'COLOR', { r: 0, g: 0.5, b: 0.25, a: 1 }),
          b: variable(
            'color/primary',
            'COLOR',
            { type: 'VARIABLE_ALIAS', id: 'a' },
            { r: 1, g: 1, b: 1, a: 1 },
          ),
          c: variable('font/family/body', 'STRING', 'Nunito Sans'),
        },
      },
    });
    expect(made(imported)).toEqual({ 'color.primary': '#008040', 'font.body': ['Nunito Sans'] });
    expect(imported.rows.filter(({ why: reason }) => /mode Dark/.test(reason ?? ''))).toHaveLength(1);
  });

  test('Figma: collections of a plug-in', () => {
    const imported = read({
      version: '1.0.4',
      collections: [
        {
          name: 'Brand',
          modes: [
            {
              name: 'Light',
              variables: [
                {
                  name: 'Color/Primary',
                  type: 'color',
                  isAlias: true,
                  value: { collection: 'Brand', name: 'Green' },
                },
                { name: 'Green', type: 'color', isAlias: false, value: '#008040' },
              ],
            },
          ],
        },
      ],
    });
    expect(made(imported)).toEqual({ 'color.primary': '#008040' });
  });

  test('Tokens Studio: sets in their order, themes, its own kinds', () => {
    const imported = read({
      core: {
        colors: { green: { value: '#008040', type: 'color' } },
        radii: { card: { value: '16', type: 'borderRadius' } },
      },
      brand: {
        primary: { value: '{colors.green}', type: 'color' },
        accent: { value: 'rgba({colors.green}, 0.5)', type: 'color' },
        secondary: { value: '$colors.green', type: 'color' },
      },
      dark: { primary: { value: '#FFFFFF', type: 'color' } },
      $themes: [
        { id: 'x', name: 'Light', selectedTokenSets: { core: 'source', brand: 'enabled', dark: 'disabled' } },
      ],
      $metadata: { tokenSetOrder: ['core', 'brand', 'dark'] },
    });
    expect(imported.format).toBe('Tokens Studio');
    expect(made(imported)).toEqual({
      'color.primary': '#008040',
      'color.accent': '#008040',
      'radius.card': { value: 16, unit: 'px' },
    });
    expect(why(imported, 'dark')).toBe('the theme Light does not use this set');
    expect(why(imported, 'accent')).toBe('it is no color');
  });

  test('Style Dictionary: category, type, item', () => {
    const imported = read({
      color: {
        base: { green: { value: 'hsl(150, 100%, 25%)' } },
        brand: { primary: { value: '{color.base.green.value}' } },
        background: { page: { value: 'white' } },
      },
      size: { 'border-radius': { medium: { value: '0.5rem' } }, border: { width: { value: '2px' } } },
      font: { family: { base: { value: "'Nunito Sans', Arial, sans-serif" } } },
    });
    expect(imported.format).toBe('Style Dictionary');
    expect(made(imported)).toEqual({
      'color.primary': '#008040',
      'color.page': '#FFFFFF',
      'radius.control': { value: 8, unit: 'px' },
      borderWidth: { value: 2, unit: 'px' },
      'font.body': ['Nunito Sans', 'Arial', 'sans-serif'],
    });
  });

  test('Terrazzo: modes, and a resolver', () => {
    const modes = read({
      color: { $type: 'color', primary: { $value: '#008040', $extensions: { mode: { dark: '#00FF80' } } } },
    });
    expect(modes.format).toBe('Terrazzo');
    expect(made(modes)).toEqual({ 'color.primary': '#008040' });
    const resolved = read({
      version: '2025.10',
      sets: { core: { sources: [{ color: { primary: hex('#008040') } }, { $ref: 'type.tokens.json' }] } },
      modifiers: {
        scheme: { default: 'light', contexts: { light: [], dark: [{ color: { primary: hex('#00FF80') } }] } },
      },
      resolutionOrder: [{ $ref: '#/sets/core' }],
    });
    expect(made(resolved)).toEqual({ 'color.primary': '#008040' });
    expect(why(resolved, 'core')).toMatch(/another file, type\.tokens\.json/);
  });

  test('our own file: what it says comes back as it was', () => {
    for (const code of CODES.slice(0, 12)) {
      const { tokens } = folderOf(code);
      const imported = read(tokens);
      const after = withTokens(EMPTY, imported, NOTHING).tokens;
      for (const [path, { value }] of tokensOf(after)) {
        const before = tokensOf(tokens).get(path)?.value;
        if (!/^\{/.test(`${before}`)) expect([code, path, value]).toEqual([code, path, before]);
      }
      expect(tokensOf(after).size).toBeGreaterThan(0);
    }
  });
});

describe('a token is left out with the reason', () => {
  test.each<[string, Json, RegExp]>([
    ['url(', hex('url(https://x.example)'), /no color/],
    ['a way out of its declaration', hex('#FFF; } body { color: red'), /no color/],
    ['100 kB', hex('x'.repeat(9_999)), /no color/],
    ['a colour that is seen through', hex('#00804080'), /seen through/],
    ['itself', hex('{color.primary}'), /names itself/],
    ['what is not there', hex('{nowhere}'), /not in the file/],
    [
      'numbers that are none',
      { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 'x', 0] } },
      /no color/,
    ],
    [
      'a space that is none',
      { $type: 'color', $value: { colorSpace: 'url(x)', components: [1, 1, 0] } },
      /no color/,
    ],
  ])('%s', (_, token, expected) => {
    expect(why(read({ color: { primary: token } }), 'color/primary')).toMatch(expected);
  });
  test.each<[string, JsonObject, string, RegExp]>([
    [
      'font families with quotes and braces',
      { font: { body: { $type: 'fontFamily', $value: ['a"}b'] } } },
      'font/body',
      /list of font families/,
    ],
    [
      'a length of a sum',
      { radius: { card: { $type: 'dimension', $value: 'calc(1px + 2px)' } } },
      'radius/card',
      /no length/,
    ],
    [
      'a weight of no kind',
      { fontWeight: { strong: { $type: 'fontWeight', $value: 'wide' } } },
      'fontWeight/strong',
      /no weight/,
    ],
    [
      'a weight between',
      { fontWeight: { strong: { $type: 'fontWeight', $value: 650 } } },
      'fontWeight/strong',
      /100 to 900/,
    ],
  ])('%s', (_, document, name, expected) => {
    expect(why(read(document), name)).toMatch(expected);
  });
});

describe('a file is refused, with where, why and what to do', () => {
  const said = (content: string | Uint8Array) => {
    const imported = importTokens(content, 'tokens.json');
    return 'problems' in imported ? imported.problems.map(printed).join() : 'taken';
  };
  test.each<[string, string | Uint8Array, RegExp]>([
    ['that is not JSON', 'color: red', /^tokens\.json:1 \[json\] .+, the file is not JSON/],
    ['that is not JSON further below', '{\n  "color": {\n    "a": 1,,\n', /^tokens\.json:3 \[json\]/],
    ['that is empty', '', /^tokens\.json:1 \[json\] nothing, .+ Fix: /],
    ['of blanks', ' \n', /^tokens\.json:1 \[json\] nothing, .+ Fix: /],
    ['of a list', '[]', /must hold an object/],
    ['without tokens', '{"name":"x","version":"1.0.0"}', /\[tokens\] no tokens, .+ Fix: /],
    [
      'with a text of 100 kB',
      JSON.stringify({ color: { primary: hex('x'.repeat(100_000)) } }),
      /color\.primary\.\$value \[json\] has a text of 100000 characters/,
    ],
    ['of many megabytes', ' '.repeat(3_000_000), /at most.* Fix: /],
    ['of endless depth', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, /levels deep|not JSON/],
    ['with keys of prototypes', '{"__proto__":{"color":{"primary":{"$value":"#FFF"}}}}', /__proto__/],
    [
      'with very many tokens',
      JSON.stringify(Object.fromEntries(Array.from({ length: 6_000 }, (_, n) => [`c${n}`, hex('#FFF')]))),
      /6000 tokens.* Fix: /,
    ],
    [
      'in an old encoding',
      Uint8Array.of(0x7b, 0x22, 0xe4, 0x22, 0x7d),
      /\[encoding\] .+ Fix: save it as UTF-8/,
    ],
    ['of other bytes', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff), /\[encoding\]/],
  ])('%s', (_, content, expected) => {
    expect(said(content)).toMatch(expected);
  });
});

describe('a file is taken', () => {
  const tokens = '{\r\n  "color": { "$type": "color", "primary": { "$value": "#7A3E9D" } }\r\n}\r\n';
  const utf16 = (mark: readonly number[], isBig: boolean) =>
    Uint8Array.from([
      ...mark,
      ...[...tokens].flatMap((letter) => {
        const code = letter.charCodeAt(0);
        return isBig ? [0, code] : [code, 0];
      }),
    ]);
  test.each<[string, string | Uint8Array]>([
    ['with a mark of UTF-8', new TextEncoder().encode(`\uFEFF${tokens}`)],
    ['pasted with that mark', `\uFEFF${tokens}`],
    ['in UTF-16, as Windows writes it', utf16([0xff, 0xfe], false)],
    ['in UTF-16 the other way round', utf16([0xfe, 0xff], true)],
  ])('%s', (_, content) => {
    expect(made(importTokens(content) as ImportedTokens)).toEqual({ 'color.primary': '#7A3E9D' });
  });

  test('whatever people and tools say beside its values', () => {
    const imported = read({
      $description: 'Two\nlines',
      color: {
        $type: 'color',
        $extensions: { 'com.example': { icon: 'x'.repeat(20_000), note: 'a\tb' } },
        primary: { $value: '#7A3E9D', $description: 'For\tbuttons.\n\n- and links' },
        accent: { $value: '#2E7D6B', description: 'x'.repeat(20_000) },
        // A token of that name is one.
        description: { $value: '#000000' },
      },
    });
    expect(made(imported)).toEqual({ 'color.primary': '#7A3E9D', 'color.accent': '#2E7D6B' });
    expect(why(imported, 'color/description')).toMatch(/^nothing here/);
  });

  test('without what is deprecated, which others may name', () => {
    const imported = read({
      color: {
        $type: 'color',
        primary: { $value: '#111111', $deprecated: 'Take brand.primary' },
        old: { $deprecated: true, accent: { $value: '#222222' } },
        brand: { primary: { $value: '#7A3E9D' }, accent: { $value: '{color.old.accent}' } },
      },
    });
    expect(made(imported)).toEqual({ 'color.primary': '#7A3E9D', 'color.accent': '#222222' });
    expect(why(imported, 'color/primary')).toBe('it is deprecated: Take brand.primary');
  });

  test("with a group's own token, and groups that go on from others", () => {
    const imported = read({
      base: { $type: 'color', $root: { $value: '#7A3E9D' }, light: { $value: '#B97A95' } },
      brand: { $extends: '{base}', light: { $value: '#2E7D6B' } },
      round: { $extends: '{round}' },
      color: {
        $type: 'color',
        primary: { $value: '{brand.$root}' },
        accent: { $value: '{brand.light}' },
      },
    });
    expect(made(imported)).toMatchObject({ 'color.primary': '#7A3E9D', 'color.accent': '#2E7D6B' });
  });

  test('without colors that Tokens Studio is to change first', () => {
    const modify = { type: 'lighten', value: '0.2', space: 'lch' };
    const imported = read({
      color: {
        primary: { value: '#7A3E9D', type: 'color', $extensions: { 'studio.tokens': { modify } } },
      },
    });
    expect(made(imported)).toEqual({});
    expect(why(imported, 'color/primary')).toMatch(/lighten/);
  });
});

describe('any file of tokens', () => {
  const name = fc.constantFrom(
    'color',
    'primary',
    'brand',
    'accent',
    'radius',
    'card',
    'font',
    'body',
    'fontWeight',
    'strong',
    '$value',
    'value',
    '$type',
    'type',
    '$extensions',
    'mode',
    '$themes',
    '$metadata',
    'meta',
    'variables',
    'collections',
    'modes',
    'sets',
    'sources',
    '$ref',
    '$root',
    'components',
    'colorSpace',
  );
  const word = fc.oneof(
    fc.constantFrom(
      'color',
      'dimension',
      'fontFamily',
      'srgb',
      '#7A3E9D',
      '{color.primary}',
      '$color.brand',
      'rgb(1 2 3)',
      '4px',
      '1rem',
      'Bold',
      'url(x)',
      '#FFF}',
      'a;b',
      '/*',
      'expression(1)',
      '</style>',
    ),
    fc.string(),
  );
  const document = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'medium' },
      word,
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 3 }),
      tie('object'),
    ),
    object: fc.dictionary(name, tie('value'), { maxKeys: 5, noNullPrototype: true }),
  })).object as fc.Arbitrary<JsonObject>;

  test('is parsed or refused, never thrown, and nothing leaves its declaration', () => {
    fc.assert(
      fc.property(document, (data) => {
        const imported = importTokens(JSON.stringify(data));
        if ('problems' in imported) return;
        const { tokens } = withTokens(EMPTY, imported, NOTHING);
        const { look } = readLook({ ...tokens });
        const variables = toCssVariables(look.own);
        for (const value of Object.values(variables))
          expect(value).not.toMatch(/[;{}<>\\"'@]|url|expression|\/\*|var\(/i);
        for (const { path } of readLook(tokens).problems) expect(path).toBe('color.primary');
      }),
      { numRuns: 300 },
    );
    fc.assert(fc.property(fc.string(), (text) => expect(importTokens(text)).toBeDefined()));
  });

  test('and any value of a public token written by hand', () => {
    const paths = [
      'color.primary',
      'color.page',
      'font.body',
      'fontWeight.strong',
      'radius.card',
      'borderWidth',
      'advanced.color.link',
      'advanced.shadow.card',
      'advanced.letterSpacing.heading',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...paths),
        fc.oneof(word, fc.jsonValue() as fc.Arbitrary<Json>),
        (path, value) => {
          const { tokens } = change(EMPTY, {
            file: 'tokens',
            path: [...path.split('.'), '$value'],
            value,
            label: '',
          });
          const { look } = readLook(tokens);
          for (const served of Object.values(toCssVariables(look.own)))
            expect(served).not.toMatch(/[;{}<>\\"'@]|url|expression|\/\*|var\(/i);
        },
      ),
      { numRuns: 300 },
    );
  });
});
