/** An element with its tag, its attributes and what is in it; text is text. */
export type Drawn = string | DrawnElement;
export type DrawnElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: Drawn[],
];

/** A remote's first step as the build has rendered it for an organisation. Data only: nothing in it is executed. */
export interface PrerenderedStep {
  /** Of the product: another version's step may be another one. */
  readonly version: string;
  /** The theme's tokens, in light and in dark, and the rules of the step. */
  readonly css: string;
  /** The rules of fonts of the device that stand in for the theme's, if any. */
  readonly faces?: string;
  readonly tree: readonly Drawn[];
}

/** Of the step's root, by which the theme's tokens are set. */
export const ROOT_ID = 'heloc-early';

/** Where the themes of an organisation have it. */
export const prerenderedUrl = (org: string, assetBaseUrl: string) =>
  `${assetBaseUrl}/themes/${org}/first.json`;

const TAGS =
  /^(div|section|form|fieldset|legend|label|input|button|a|span|p|h[1-3]|ol|ul|li|img|picture|source|strong|progress|svg|path)$/;
const ATTRIBUTES =
  /^(aria-[a-z]+|data-[a-z-]+|class|id|for|role|tabindex|type|name|value|autocomplete|autocorrect|spellcheck|hidden|novalidate|method|href|src|srcset|media|alt|max|viewBox|d|focusable)$/i;
const HREF = /^(tel:|mailto:|#)/;

/** Why something may not be drawn: what is fetched as data must not be able to run. */
export function drawingProblem(
  tag: string,
  attributes: Readonly<Record<string, string>>,
): string | undefined {
  if (!TAGS.test(tag)) return `<${tag}>`;
  const odd = Object.keys(attributes).find((name) => !ATTRIBUTES.test(name));
  if (odd) return `${odd} of <${tag}>`;
  const { href } = attributes;
  return href !== undefined && !HREF.test(href) ? `href="${href}"` : undefined;
}
