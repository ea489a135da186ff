import { toColor, toDimension, toShadow } from '../dtcg.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';

/** The files of a folder, by name. */
export type Sources = Readonly<Record<string, JsonObject>>;

/**
 * Schema 2: looks are design tokens in `brand.tokens.json` in place of the flat `theme.json`, and what follows from other
 * facts is not written.
 */
export function to2({
  'brand.json': brand = {},
  'brand.tokens.json': tokens,
  'theme.json': theme = {},
  'copy.json': copy = {},
}: Sources): Sources {
  const looks = Object.keys(theme).length > 0 ? tokensOf(theme) : tokens;
  return {
    'brand.json': brandOf(brand),
    ...(looks && { 'brand.tokens.json': withSchema(looks) }),
    ...(Object.keys(copy).length > 0 && { 'copy.json': first(copy) }),
  };
}

const first = ({ schema: _, ...data }: JsonObject): JsonObject => ({ schema: 2, ...data });

function withSchema({ $extensions, ...tokens }: JsonObject): JsonObject {
  const extensions = isObject($extensions) ? $extensions : {};
  return {
    ...tokens,
    $extensions: { ...extensions, heloc: first(isObject(extensions.heloc) ? extensions.heloc : {}) },
  };
}

function brandOf({ canonicalOrgCode, capabilities, ...brand }: JsonObject): JsonObject {
  const { newYork: _, hawaii: _retired, ...kept } = isObject(capabilities) ? capabilities : {};
  return first({
    ...brand,
    ...(canonicalOrgCode !== undefined && canonicalOrgCode !== brand.orgCode && { canonicalOrgCode }),
    ...(Object.keys(kept).length > 0 && { capabilities: kept }),
  });
}

const DENSITY: Readonly<Record<string, string>> = {
  '0.45em': 'compact',
  '0.5em': 'normal',
  '0.55em': 'roomy',
};

function tokensOf({ scheme, header, tokens: flat, dark, fonts }: JsonObject): JsonObject {
  const tokens = (isObject(flat) ? flat : {}) as Record<string, string>;
  const { 'color-primary': primary, 'color-focus': accent, 'color-page': page, ...rest } = tokens;
  const onPage = rest['color-header'] !== undefined && rest['color-header'] === page;
  const document: JsonObject = { $schema: 'https://www.designtokens.org/schemas/2025.10/format.json' };
  const set = (path: string, type: string, value: Json | undefined) => {
    if (value === undefined) return;
    const keys = path.split('.');
    let group = document;
    for (const [index, key] of keys.entries()) {
      group[key] ??= index === (keys[0] === 'advanced' || keys[0] === 'dark' ? 1 : 0) ? { $type: type } : {};
      group = group[key] as JsonObject;
    }
    group.$value = value;
  };
  const hex = (value: string | undefined) => (value === undefined ? undefined : toColor(value));
  set('color.primary', 'color', hex(primary));
  set('color.accent', 'color', hex(accent));
  set('color.page', 'color', hex(page));
  if (!onPage) set('color.header', 'color', hex(rest['color-header']));
  set('color.footer', 'color', hex(rest['color-footer']));
  set('font.body', 'fontFamily', families(rest['font-body']));
  if (rest['font-heading'] !== rest['font-body'])
    set('font.heading', 'fontFamily', families(rest['font-heading']));
  for (const name of ['heading', 'strong'])
    set(`fontWeight.${name}`, 'fontWeight', number(rest[`font-weight-${name}`]));
  for (const name of ['control', 'button', 'card'])
    set(`radius.${name}`, 'dimension', dimension(rest[`radius-${name}`]));
  set('borderWidth', 'dimension', dimension(rest['border-width']));
  // Rings and marks were of the focus colour; all but what is a seed is kept as it was.
  for (const [name, value] of Object.entries(tokens))
    if (/^color-(?!primary$|page$|header$|footer$)/.test(name))
      set(`advanced.color.${name.slice(6)}`, 'color', hex(value));
  if (rest['font-weight-button'] !== rest['font-weight-strong'])
    set('advanced.fontWeight.button', 'fontWeight', number(rest['font-weight-button']));
  set('advanced.letterSpacing.heading', 'number', number(rest['letter-spacing-heading']));
  set('advanced.lineHeight', 'number', number(rest['line-height']));
  for (const name of ['card', 'overlay'])
    set(`advanced.shadow.${name}`, 'shadow', shadows(rest[`shadow-${name}`]));
  const { space } = rest;
  if (space && !DENSITY[space]) set('advanced.space', 'dimension', dimension(space));
  if (isObject(dark))
    for (const [name, value] of Object.entries(
      (isObject(dark.tokens) ? dark.tokens : {}) as Record<string, string>,
    )) {
      const [kind, ...word] = name.split('-');
      if (kind === 'color') set(`dark.color.${word.join('-')}`, 'color', hex(value));
      if (kind === 'shadow') set(`dark.shadow.${word.join('-')}`, 'shadow', shadows(value));
    }
  const transform = rest['text-transform-button'];
  document.$extensions = {
    heloc: {
      ...(scheme === 'dark' && { scheme }),
      ...(onPage && { header: 'page' }),
      ...(header !== undefined && { headerAlign: header }),
      ...(space && DENSITY[space] && { density: DENSITY[space] }),
      ...(transform && { buttonCase: transform === 'uppercase' ? 'upper' : 'none' }),
      ...(fonts !== undefined && { fonts }),
      ...(dark !== undefined && { dark: typeof dark === 'string' ? dark : 'derived' }),
    },
  };
  return document;
}

const families = (value: string | undefined) => value?.split(',').map((family) => family.trim());
const number = (value: string | undefined) => (value === undefined ? undefined : Number.parseFloat(value));

const dimension = (value: string | undefined) => (value === undefined ? undefined : toDimension(value));

const shadows = (value: string | undefined) => (value === undefined ? undefined : toShadow(value));
