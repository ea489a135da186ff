import {
  FieldError,
  list,
  oneOf,
  optional,
  type Check as Reader,
  record,
  shape,
  text,
} from '#src/brand/check.ts';
import { code } from '#src/brand/schema/formats.ts';
import { BUSINESS_HOURS_DEPARTMENTS } from '#src/domain/application/applicationEnums.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import { CHOICES } from '../look.ts';
import type { Problem } from '../problems.ts';
import { type Layer, problemAt, readDocument } from '../read.ts';
import { at, type Context } from './context.ts';

/** What the loader never reads, since it is not served as it is written. */

const name = text(
  /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i,
  'must be a host, without a scheme, port or path',
);
const anything: Reader<unknown> = (value) => value;

const ofBrand = (weeks: readonly string[]): Readonly<Record<string, Reader<unknown>>> => ({
  family: optional(text(/^[a-z][a-z0-9-]*$/, 'must be the name of a family')),
  extends: optional(code),
  hosts: optional(list(name)),
  aliases: optional(list(name)),
  hours: optional(
    shape(
      Object.fromEntries(
        BUSINESS_HOURS_DEPARTMENTS.map((department) => [department, optional(oneOf(...weeks))]),
      ),
    ),
  ),
  pricingData: optional(list(record(anything))),
});

const OF_LOOKS: Readonly<Record<string, Reader<unknown>>> = {
  '$extensions.heloc.dark': optional(text(/./, 'must be "derived" or a sentence')),
  '$extensions.heloc.fonts': optional(
    list(
      shape({
        family: text(),
        weight: text(),
        style: optional(text()),
        src: text(/^assets\/fonts\/[\w.-]+\.woff2$/, 'must be a file of assets/fonts'),
      }),
    ),
  ),
};

/** Facts for the build and the sandbox, and choices of looks. */
export function unserved({ own, files }: Context): Problem[] {
  const { schema: _, ...weeks } = readDocument('hours.json', files).data;
  return [...misshapen(own, 'brand', ofBrand(Object.keys(weeks))), ...misshapen(own, 'tokens', OF_LOOKS)];
}

const misshapen = (
  own: Layer,
  file: 'brand' | 'tokens',
  readers: Readonly<Record<string, Reader<unknown>>>,
): Problem[] =>
  Object.entries(readers).flatMap(([path, read]) => {
    const { [file]: document } = own;
    try {
      read(at(document.data, path), path);
      return [];
    } catch (error) {
      if (!(error instanceof FieldError)) throw error;
      const found = inShort(at(document.data, error.field));
      const why = error.message.replace(`"${error.field}" `, '');
      return [problemAt(document, error.field, { code: 'field', found, why })];
    }
  });

const inShort = (value: Json | undefined) => (JSON.stringify(value) ?? 'nothing').slice(0, 80);

const OF_A_TOKEN = ['$value', '$type', '$description', '$deprecated', '$extensions'];
const OF_HELOC = ['schema', ...Object.keys(CHOICES), 'dark', 'fonts'];

/** Of a tokens file what stands where no token is: a name that is misspelled would be without effect, in silence. */
export function unread({ own: { tokens } }: Context): Problem[] {
  const unknown = (path: string, value: Json, why: string, fix?: string) =>
    problemAt(tokens, path, { code: 'unknown', found: inShort(value), why, ...(fix && { fix }) });
  const walk = (group: JsonObject, path: string): Problem[] =>
    Object.entries(group).flatMap(([key, value]) => {
      const here = path ? `${path}.${key}` : key;
      if (value === null || here === '$schema') return [];
      if (key.startsWith('$'))
        return OF_A_TOKEN.includes(key) ? [] : [unknown(here, value, 'nothing reads it', 'delete it')];
      const isToken = isObject(value) && '$value' in value;
      const isGroup = isObject(value) && Object.keys(value).some((each) => !each.startsWith('$'));
      return isToken || isGroup
        ? walk(value, here)
        : [unknown(here, value, 'it has no $value', '{ "$value": ... }, or delete it')];
    });
  const heloc = at(tokens.data, '$extensions.heloc');
  return [
    ...walk(tokens.data, ''),
    ...Object.entries(isObject(heloc) ? heloc : {})
      .filter(([key]) => !OF_HELOC.includes(key))
      .map(([key, value]) =>
        unknown(
          `$extensions.heloc.${key}`,
          value,
          'nothing reads it',
          `one of ${OF_HELOC.join(', ')}, or delete it`,
        ),
      ),
  ];
}
