import { isObject, type Json } from '../../../themes/org/json.ts';
import type { Difference } from './difference.ts';
import { asText } from './values.ts';
import { screenOf } from './words.ts';

/** Keys that say nothing to a person; `heloc` is a product as well. */
const UNSAID = /(^|\n)(\$value|\$extensions\nheloc|orgMetadata|companyInfo)(?=\n|$)/g;

/** What a value is called: `radius card`, `legal name`, `Shell, help`. */
export const nameOf = ({ file, path }: Pick<Difference, 'file' | 'path'>): string => {
  if (file === 'copy') return `${screenOf(path[0] ?? '')}, ${path.slice(1).join(' ')}`;
  return path
    .join('\n')
    .replace(UNSAID, '')
    .trim()
    .replaceAll('\n', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
};

/** Things with names of their own, such as prices; no shadows, and no states, which are said by their codes. */
const isOfNamed = (value: Json) =>
  Array.isArray(value) && value.some((item) => isObject(item) && !('offsetX' in item || 'state' in item));

/** A value in words. */
export const readable = (value: Json | undefined): string => {
  if (Array.isArray(value) && isOfNamed(value)) return value.map(readable).join('; ');
  if (!isObject(value) || 'hex' in value) return asText(value) || '–';
  if ('unit' in value) return `${value.value} ${value.unit}`;
  return Object.entries(value)
    .filter(([key]) => key !== '$type')
    .map(([key, item]) => (key === '$value' ? readable(item) : `${key}: ${readable(item)}`))
    .join(', ');
};
