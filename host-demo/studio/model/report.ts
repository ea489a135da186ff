import type { CopyValue } from '#src/brand/copy.tsx';
import { failures } from '#src/brand/solver/check.ts';
import { contrast } from '#src/brand/solver/color.ts';
import type { Scheme } from '#src/brand/solver/derive.ts';
import { PAIRS } from '#src/brand/solver/pairs.ts';
import type { Texts } from '../../../themes/org/checks/context.ts';
import { isObject, type Json } from '../../../themes/org/json.ts';
import { type Look, tokensFor } from '../../../themes/org/look.ts';
import type { Problem } from '../../../themes/org/problems.ts';
import { compared, type Data } from './difference.ts';
import type { Folder } from './folder.ts';
import { nameOf, readable } from './readable.ts';
import { formsOf, LEGAL, screenOf, textsOf } from './words.ts';

export interface Screen {
  readonly label: string;
  /** A page of its own, without scripts. */
  readonly html: string;
  readonly width: number;
  readonly height: number;
}

export interface ReportInput {
  readonly folder: Folder;
  readonly look: Look;
  /** What stands below the folder. */
  readonly below: Data;
  /** What is live now; absent for one that is new. */
  readonly published?: Data | undefined;
  readonly texts: Texts;
  readonly problems: readonly Problem[];
  readonly screens: readonly Screen[];
  /** `2026-11-02` */
  readonly on: string;
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const HEX = /^#[0-9A-F]{6}(?:[0-9A-F]{2})?$/i;
const swatch = (value: string) =>
  HEX.test(value) ? `<span class="swatch" style="background:${value}"></span>` : '';

const table = (caption: string, head: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.length === 0
    ? ''
    : `<div class="wide" role="region" aria-label="${escaped(caption)}" tabindex="0"><table><caption>${escaped(caption)}</caption><thead><tr>${head
        .map((cell) => `<th scope="col">${escaped(cell)}</th>`)
        .join('')}</tr></thead><tbody>${rows
        .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
        .join('')}</tbody></table></div>`;

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

const shown = (value: Json | undefined) => {
  const text = readable(value);
  return swatch(text) + escaped(text);
};
const said = (value: CopyValue) => [...formsOf(value).values()].map(escaped).join('<br>');

const schemesOf = (look: Look): Scheme[] =>
  look.dark === 'derived' && look.choices.scheme === 'light' ? ['light', 'dark'] : [look.choices.scheme];

function colours(look: Look): string {
  return schemesOf(look)
    .map((scheme) => {
      const { colors, notes } = tokensFor(look, scheme);
      const all: Partial<Record<string, string>> = colors;
      const rows = PAIRS.flatMap(({ name, foreground, backgrounds, least }) =>
        backgrounds.flatMap((background) => {
          const [value, ground] = [all[foreground], all[background]];
          if (!value || !ground) return [];
          const ratio = contrast(value, ground);
          return [
            [
              escaped(`${name} on ${background.replace('color-', '').replaceAll('-', ' ')}`),
              `${swatch(value)}${escaped(value)}`,
              `${swatch(ground)}${escaped(ground)}`,
              ratio.toFixed(2),
              `${least}`,
              ratio >= least ? 'passes' : '<b>fails</b>',
            ],
          ];
        }),
      );
      const derived = notes.map(({ token, chosen, value, on, ratio, least }) => [
        token.replace('color-', ''),
        `${swatch(chosen)}${escaped(chosen)}`,
        `${swatch(value)}${escaped(value)}`,
        escaped(`${ratio.toFixed(2)}${on ? ` on ${on.replace('color-', '')}` : ''}, needs ${least}`),
      ]);
      return [
        table(`Contrast, ${scheme} scheme`, ['What', 'Color', 'On', 'Contrast', 'Needs', 'Result'], rows),
        table(`Derived, ${scheme} scheme`, ['Color', 'Chosen', 'Used', 'Why'], derived),
      ].join('');
    })
    .join('');
}

/**
 * On paper a screen with its name is one piece, in one of two columns; what is longer than a page goes on on the next. Firefox lays the
 * pieces of columns over each other: there each screen begins a page. It is not made smaller, since pages are counted before that;
 * and its name lies on it, or would be left behind on the page before.
 */
const STYLE = `body{font:14px/1.5 system-ui,sans-serif;color:#1c2024;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem;margin:0}h2{margin:2rem 0 .5rem}table{border-collapse:collapse;width:100%;margin:.5rem 0 1rem;font-size:12px}
caption{text-align:start;font-weight:600;padding:.25rem 0}th,td{border:1px solid #dcdcd6;padding:.25rem .5rem;text-align:start;vertical-align:top}td{max-width:28rem;overflow-wrap:break-word}
.wide{overflow-x:auto}tr{break-inside:avoid}
.swatch{display:inline-block;width:.9em;height:.9em;margin-inline-end:.4em;border:1px solid #80868d;vertical-align:-.1em;print-color-adjust:exact}
.screens{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(380px,100%),1fr));gap:1rem;align-items:start}
figure{margin:0;overflow-x:auto}figcaption{margin-bottom:.25rem}iframe{display:block;border:1px solid #80868d}
@page{margin:12mm}@media print{body{max-width:none;margin:0;padding:0}caption{break-after:avoid}.screens{grid-template-columns:1fr 1fr}td{overflow-wrap:anywhere}.wide{overflow:visible}figure{contain:size;overflow:hidden;width:330px;height:calc(var(--height)*.85 + 4em)}iframe{transform:scale(.85);transform-origin:0 0}}
@supports (-moz-appearance:none){@media print{.screens{display:block}figure{position:relative;contain:none;overflow:visible;break-before:page;width:auto;height:auto}figcaption{position:absolute}iframe{padding-block-start:3em;border:0;transform:scale(1)}}}
.sign{display:grid;grid-template-columns:1fr 1fr;gap:2rem;margin-top:3rem}.sign p{border-top:1px solid #1c2024;padding-top:.25rem;margin-top:3rem}
.preview{border:2px solid #a3261c;color:#a3261c;padding:.5rem .75rem;font-weight:600}`;

/** What a lender and its compliance owner sign: one file that loads nothing and runs nothing. */
export function report(input: ReportInput): string {
  const { folder, look, below, published, texts, problems, screens, on } = input;
  const name = typeof folder.brand.brand === 'string' ? folder.brand.brand : folder.code;
  const errors = problems.filter(({ hint }) => !hint);
  const failing = schemesOf(look).reduce(
    (sum, scheme) => sum + failures(tokensFor(look, scheme).colors, scheme).length,
    0,
  );
  const own = textsOf(texts, below.copy, folder.copy).filter((text) => text.own !== undefined);
  const words = own.map(({ namespace, key, original, own: value }) => [
    escaped(`${screenOf(namespace)}, ${key}`),
    said(original),
    said(value as CopyValue),
  ]);
  const isLegal = (index: number) => own[index]?.namespace === LEGAL;
  const approvals = (
    [
      ['Facts', folder.brand],
      ['Words', folder.copy],
    ] as const
  )
    .filter(([, { approvedBy }]) => typeof approvedBy === 'string')
    .map(([what, { approvedBy, approvedOn }]) => `${what}: ${approvedBy}, ${approvedOn}`);
  const changed = published ? compared(published, folder, texts) : [];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(name)}: look and words for sign-off</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-src about:">
<style>${STYLE}</style></head><body><main>
<p class="preview">Preview, not an offer of credit</p>
<h1>${escaped(name)}</h1>
<p>${escaped(folder.code)}, ${escaped(on)}. ${
    errors.length === 0 && failing === 0
      ? 'It passes the check.'
      : `<b>Against it: ${counted(errors.length, 'problem')} and ${counted(failing, 'contrast')}.</b>`
  }</p>
${table(
  'Problems',
  ['Where', 'Found', 'Why', 'Fix'],
  problems.map(({ file, line, path, found, why, fix = '' }) =>
    [`${file}:${line} ${path}`, found, why, fix].map(escaped),
  ),
)}
<h2>Screens</h2>
${screens.length > 0 ? `<div class="screens">${screens.map(figure).join('\n')}</div>` : '<p>None were taken.</p>'}
<h2>What is new</h2>
${
  published
    ? table(
        'Against what is published',
        ['Value', 'Published', 'New'],
        changed.map(({ from, to, ...place }) => [escaped(nameOf(place)), shown(from), shown(to)]),
      ) || '<p>Nothing.</p>'
    : '<p>It has not been published before.</p>'
}
<h2>Colors</h2>
${colours(look)}
<h2>Words</h2>
${table(
  'Legal texts of its own',
  ['Where', 'Ours', 'Its own'],
  words.filter((_, index) => isLegal(index)),
)}
${
  table(
    'Other texts of its own',
    ['Where', 'Ours', 'Its own'],
    words.filter((_, index) => !isLegal(index)),
  ) || '<p>All are ours.</p>'
}
<h2>Facts</h2>
${table(
  'What the organisation says of itself',
  ['Fact', 'Value'],
  facts(folder.brand).map(([path, value]) => [escaped(nameOf({ file: 'brand', path })), shown(value)]),
)}
<h2>Sign-off</h2>
<p>${approvals.map(escaped).join('<br>') || 'Nobody has approved it.'}</p>
<div class="sign"><p>Design: name, date</p><p>Compliance: name, date</p></div>
</main></body></html>
`;
}

const figure = ({ label, html, width, height }: Screen) =>
  `<figure style="--height:${Number(height)}px"><figcaption><b>${escaped(label)}</b>, ${width} pixels wide. Preview, not an offer of credit</figcaption><iframe sandbox="" title="${escaped(label)}" width="${Number(width)}" height="${Number(height)}" srcdoc="${escaped(html)}"></iframe></figure>`;

/** One by one; of a list of prices each, by its number. */
function facts(value: Json, path: readonly string[] = []): [readonly string[], Json][] {
  if (isObject(value)) return Object.entries(value).flatMap(([key, item]) => facts(item, [...path, key]));
  if (Array.isArray(value) && value.some((item) => isObject(item) && !('state' in item)))
    return value.flatMap((item, index) => facts(item, [...path, `${index + 1}`]));
  return [[path, value]];
}
