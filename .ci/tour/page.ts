import { type Comparison, changeOf } from './compare.ts';
import { LOOKS, type Look, MEASURED_AT, type Picture, type Row, type Tour, totals } from './tour.ts';

const NAMES: Record<Look, string> = {
  light: 'light',
  dark: 'dark',
  forced: 'forced colours',
  text200: 'text at 200 %',
  pseudo: 'a longer language',
};
const MEASURES = [`Height at ${MEASURED_AT}, px`, 'Words'];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const plain = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
const formatted = (value: number) => value.toLocaleString('en-US');
const anchor = ({ section, name }: Pick<Row, 'section' | 'name'>) =>
  `${section}-${name}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const STYLE = `
  :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
  body { margin: 1.5rem }
  table { border-collapse: collapse; margin-block: 1rem }
  caption { text-align: start; font-weight: bold }
  th, td { border: 1px solid; padding: 0.25rem 0.75rem; text-align: start; vertical-align: top }
  td.number { text-align: end; font-variant-numeric: tabular-nums }
  article { border-block-start: 2px solid; margin-block-start: 2rem }
  dl { display: flex; flex-wrap: wrap; gap: 0.25rem 2rem; margin: 0.5rem 0 }
  dl div { display: flex; gap: 0.5rem }
  dt { font-weight: bold }
  dd { margin: 0 }
  .pictures { display: flex; align-items: flex-start; gap: 1rem; overflow-x: auto; padding: 0; list-style: none }
  figure { margin: 0 }
  img { display: block; max-inline-size: 640px; block-size: auto; border: 1px solid }
`;

function table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = ([first = '', ...cells]: readonly string[]) =>
    `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td class="number">${plain(cell)}</td>`).join('')}</tr>`;
  return `<table><caption>${plain(caption)}</caption>
<thead><tr>${head.map((cell) => `<th scope="col">${plain(cell)}</th>`).join('')}</tr></thead>
<tbody>${rows.map(line).join('\n')}</tbody></table>`;
}

const link = (row: Pick<Row, 'section' | 'name'>) => `<a href="#${anchor(row)}">${plain(row.name)}</a>`;

function numbers({ rows }: Tour): string {
  const sums = [...totals(rows)];
  return [
    table(
      'In total',
      ['Section', 'Screens', ...MEASURES],
      sums.map(([section, { screens, height, words }]) => [
        plain(section),
        ...[screens, height, words].map(formatted),
      ]),
    ),
    ...sums.map(([section]) => {
      const shown = rows.filter((row) => row.section === section);
      const cells = shown.map((row) => [link(row), formatted(row.height), formatted(row.words)]);
      return `<details><summary>${plain(section)}</summary>${table(section, ['Screen', ...MEASURES], cells)}</details>`;
    }),
  ].join('\n');
}

function changes({ totals: sums, screens }: Comparison): string {
  return [
    '<h2>Before and after</h2>',
    sums.length === 0
      ? ''
      : table(
          'In total',
          ['Section', 'Screens', ...MEASURES],
          sums.map(({ section, before, after }) => [
            plain(section),
            ...(['screens', 'height', 'words'] as const).map((key) => changeOf(before?.[key], after?.[key])),
          ]),
        ),
    table(
      'By screen',
      ['Screen', ...MEASURES],
      screens.map(({ section, name, before, after }) => [
        `${plain(section)}: ${after ? link({ section, name }) : plain(name)}`,
        ...(['height', 'words'] as const).map((key) => changeOf(before?.[key], after?.[key])),
      ]),
    ),
  ].join('\n');
}

const picture =
  ({ title }: Row) =>
  ({ width, height, look, file }: Picture) => {
    const how = `${width} px, ${NAMES[look]}`;
    return `<li><figure><figcaption>${how}</figcaption><a href="${plain(file)}"><img src="${plain(file)}" width="${width}" height="${height}" alt="${plain(`${title}: ${how}`)}" loading="lazy"></a></figure></li>`;
  };

function screen(row: Row): string {
  const facts = [
    ['Screen', row.name],
    ['Path', row.path],
    ['Status', row.status || 'none'],
    [MEASURES[0] ?? '', formatted(row.height)],
    [MEASURES[1] ?? '', formatted(row.words)],
  ];
  const list = facts
    .map(([term = '', value = '']) => `<div><dt>${plain(term)}</dt><dd>${plain(value)}</dd></div>`)
    .join('');
  return `<article id="${anchor(row)}"><h3>${plain(row.title)}</h3><dl>${list}</dl>
<ul class="pictures">${row.pictures.map(picture(row)).join('\n')}</ul></article>`;
}

/** Everything that was seen, on one page that works from a disk and without a script. */
export function page(tour: Tour, comparison?: Comparison): string {
  const title = `Screens of ${plain(tour.org)}`;
  const sections = [...totals(tour.rows).keys()].map((section) => {
    const rows = tour.rows.filter((row) => row.section === section);
    return `<section><h2>${plain(section)}</h2>${rows.map(screen).join('\n')}</section>`;
  });
  const looks = LOOKS.filter((look) =>
    tour.rows.some(({ pictures }) => pictures.some((p) => p.look === look)),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body><header><h1>${title}</h1><p>By ${looks.map((look) => NAMES[look]).join(', ')}.</p>
${tour.problems.map((problem) => `<p><strong>Not all was reached:</strong> ${plain(problem)}</p>`).join('\n')}
${comparison ? changes(comparison) : ''}
<h2>Numbers</h2>${numbers(tour)}</header>
<main>${sections.join('\n')}</main></body></html>
`;
}
