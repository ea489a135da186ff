import type { Json } from '../../../../themes/org/json.ts';
import type { Difference } from '../../model/difference.ts';
import { nameOf, readable } from '../../model/readable.ts';

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
    const text = readable(value);
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
