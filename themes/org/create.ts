import { contrast, toHex, toward } from '#src/brand/solver/color.ts';
import { slugOf } from './compile.ts';
import { toColor } from './dtcg.ts';
import { formatJson, type JsonObject } from './json.ts';
import { SCHEMA } from './read.ts';

/** What has to be known of a new organisation; the rest is filled in where it stands. */
export interface Start {
  readonly name: string;
  readonly family: string;
  readonly primary: string;
  readonly accent?: string | undefined;
  readonly nmlsId?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly states?: readonly string[] | undefined;
}

export const HEX = /^#[0-9a-f]{6}$/i;
/** Until the lender's own is known; the check says so. */
export const NO_NMLS_ID = '0000';

/** The files of a new organisation's folder, by path. */
export function newFolder(code: string, start: Start): Record<string, string> {
  const { name, family, primary, accent } = start;
  const slug = slugOf(code);
  const brand: JsonObject = {
    schema: SCHEMA,
    family,
    orgCode: code,
    brand: name,
    role: 'partner',
    hosts: [`${slug}.example`],
    orgMetadata: {
      companyInfo: {
        legalName: name,
        shortName: name,
        nmlsId: start.nmlsId ?? NO_NMLS_ID,
        supportPhone: start.phone ?? '(800) 555-0100',
        supportEmail: start.email ?? `help@${slug}.example`,
        address: {
          street1: '1 Main Street',
          city: 'Springfield',
          state: start.states?.[0] ?? 'IL',
          zip: '62701',
        },
        licensedStates: [...(start.states ?? ['IL'])],
      },
    },
  };
  const tokens: JsonObject = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    color: {
      $type: 'color',
      primary: { $value: toColor(primary) },
      ...(accent && { accent: { $value: toColor(accent) } }),
    },
    $extensions: { heloc: { schema: SCHEMA } },
  };
  return {
    'brand.json': formatJson(brand),
    'brand.tokens.json': formatJson(tokens),
    [MARKED]: placeholderMark(name, primary),
  };
}

/** The drawing that a placeholder stands in for; the icon is made of it. */
export const MARKED = 'assets/logo.svg';

const OUTLINE =
  'M8 0h24a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8zM20 9L8 20h4v11h16V20h4z';

/** A house cut out of the brand's colour, as far as that is seen on a light page, until the lender's own drawing is there. */
export function placeholderMark(name: string, primary: string): string {
  const ink = toward(toHex(primary), 0, (color) => contrast(color, '#FFFFFF') >= 3.5);
  const title = name.replace(/[<&>"]/g, ' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40" role="img" aria-label="${title}"><title>${title}</title><path fill="${ink}" fill-rule="evenodd" d="${OUTLINE}"/></svg>\n`;
}
