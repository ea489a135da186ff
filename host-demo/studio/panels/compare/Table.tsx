import { isObject, type Json } from '../../../../themes/org/json.ts';
import type { Difference } from '../../model/difference.ts';
import { asText } from '../../model/values.ts';
import { screenOf as textPlace } from '../../model/words.ts';

const nameOf = ({ file, path }: Difference): string => {
  if (file === 'copy') return `${textPlace(path[0] ?? '')}, ${path.slice(1).join(' ')}`;
  return path
    .filter((key) => !['$value', '$extensions', 'heloc', 'orgMetadata', 'companyInfo'].includes(key))
    .join(' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
};

const shown = (value: Json | undefined): string => {
  if (!isObject(value) || 'hex' in value || 'unit' in value) return asText(value) || '–';
  return Object.entries(value)
    .map(([key, item]) => (key === '$value' || key === '$type' ? shown(item) : `${key}: ${shown(item)}`))
    .join(', ');
};
const isColor = (text: string) => /^#[0-9A-F]{6}$/i.test(text);

export function Table({
  caption,
  other,
  rows,
}: {
  readonly caption: string;
  readonly other: string;
  readonly rows: readonly Difference[];
}) {
  if (rows.length === 0) return null;
  const cell = (value: Json | undefined) => {
    const text = shown(value);
    return (
      <td>
        {isColor(text) ? <span className="chip-color" style={{ background: text }} /> : null}
        {text}
      </td>
    );
  };
  return (
    <table className="compared">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">{other}</th>
          <th scope="col">This brand</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.file + row.path.join('\n')}>
            <th scope="row">{nameOf(row)}</th>
            {cell(row.from)}
            {cell(row.to)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
