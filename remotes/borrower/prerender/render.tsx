import { createStore } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { DARK, themeStyle } from '#src/brand/applyTheme.ts';
import type { BrandBundle } from '#src/brand/bundle.ts';
import { loginSite } from '#src/brand/loginSite.ts';
import type { ThemeFallback } from '#src/brand/schema/theme.ts';
import { createRuntime } from '#src/mount/createRuntime.ts';
import { type Drawn, drawingProblem, type PrerenderedStep, ROOT_ID } from '#src/mount/early/prerendered.ts';
import { MountTree } from '#src/mount/MountTree.tsx';
import { resolveOptions } from '#src/mount/options.ts';
import { createQueries } from '#src/mount/stores.ts';
import { borrower } from '../remote.tsx';
import { readMarkup } from './markup.ts';

/** Of the build itself: stands where a page's own addresses will be, and must not be left in what it writes. */
export const PLACEHOLDER_ORIGIN = 'https://build.invalid';

/** Markers of styled-components between rules, and specificity against host styles; a shadow root needs neither. */
const NOTES = /:not\(x-a [^)]*\)|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/|\n/g;

/** A rule; within a group of rules each of them. */
const RULE = /([^{}]+)\{[^{}]*\}/g;
/** States that nothing has before React: no field is checked or locked. A pressed button is `aria-disabled`, and busy. */
const LATER_STATE =
  /^(?!.*aria-disabled).*(?:\[aria-invalid|:read-only|:disabled|:autofill)|:not\(\[data-busy/s;

/** Where a step is drawn: in a shadow root, which has no other. */
const CONTAINER = ':host>div';

function runtimeFor(bundle: BrandBundle) {
  const options = resolveOptions({
    history: 'memory',
    apiBaseUrl: PLACEHOLDER_ORIGIN,
    assetBaseUrl: PLACEHOLDER_ORIGIN,
  });
  return createRuntime({
    mountId: ROOT_ID,
    remote: borrower.name,
    start: borrower.start,
    options: () => options,
    org: () => bundle.org,
    site: () => loginSite(bundle.brand),
    flagDefaults: () => bundle.brand.flags,
    target: new EventTarget(),
    // Only effects look at the page, and rendering runs none.
    root: undefined as unknown as HTMLElement,
    view: { location: new URL(PLACEHOLDER_ORIGIN) } as unknown as Window,
    onEvent: () => {},
  });
}

/**
 * The first step of registration, as a first-time visitor will see it: rendered by the code that will take
 * its place. Null where an organisation's first page is another one.
 */
export function prerender(bundle: BrandBundle, version: string): PrerenderedStep | null {
  const session = { id: 0, runtime: runtimeFor(bundle), store: createStore(), queries: createQueries() };
  const sheet = new ServerStyleSheet();
  const markup = renderToStaticMarkup(
    sheet.collectStyles(
      <MountTree
        session={{ get: () => session, subscribe: () => () => {} }}
        bundle={{ get: () => bundle, subscribe: () => () => {} }}
        styles={undefined as unknown as HTMLElement}
        initialPath={borrower.start}
      >
        <borrower.App />
      </MountTree>,
    ),
    { identifierPrefix: `${ROOT_ID}-` },
  );
  const sheets = sheet
    .getStyleTags()
    .replace(/^<style[^>]*>|<\/style>$/g, '')
    .replace(NOTES, '');
  sheet.seal();
  if (!markup.includes('<form')) return null;
  // React adds preload links for images, which are not needed: ours are in the same markup.
  const tree = readMarkup(markup)
    .filter(([tag]) => tag !== 'link')
    .map((drawn) => withoutWaysOut(withoutUnused(drawn, sheets)));
  const used = new Set(tree.flatMap(namesOf));
  const rules = rootByPlace(
    tree,
    sheets.replace(RULE, (rule, selector) => (isUsed(selector, used) ? rule : '')),
  );
  for (const drawn of tree) rejectUnsafeMarkup(drawn);
  const faces = bundle.theme.fallbacks.map(faceRule).join('');
  return { version, css: tokens(bundle.theme, rules) + rules, ...(faces && { faces }), tree };
}

/** The rules with the inner root named by its place: its class may be taken off by an extension. */
function rootByPlace([root]: readonly Drawn[], rules: string): string {
  const { class: name } = typeof root === 'object' ? root[1] : {};
  return name ? rules.replaceAll(`.${name}`, `${CONTAINER}>div`) : rules;
}

/** As a script gives it to `FontFace`. */
function faceRule({ family, source, weight, ...descriptors }: ThemeFallback): string {
  const rest = Object.entries({ fontWeight: weight, ...descriptors }).map(
    ([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
  );
  return `@font-face{font-family:${family};src:${source};${rest.join(';')}}`;
}

/** The tokens that the rules use, as rules of the root. */
function tokens(theme: BrandBundle['theme'], rules: string): string {
  const light = themeStyle(theme);
  const rule = (style: Readonly<Record<string, string>>, before: typeof style = {}) =>
    `${CONTAINER}{${Object.entries(style)
      .filter(([name, value]) => before[name] !== value)
      .filter(([name]) => !name.startsWith('--') || rules.includes(`var(${name}`))
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`;
  return rule(light) + (theme.dark ? `@media ${DARK}{${rule(themeStyle(theme, true), light)}}` : '');
}

/**
 * Without the classes that no rule is for: styled-components gives each element one by which others could name it. What is
 * hidden has none, since only React shows it.
 */
function withoutUnused(drawn: Drawn, css: string, isHidden = false): Drawn {
  if (typeof drawn === 'string') return drawn;
  const [tag, { class: names, ...attributes }, ...children] = drawn;
  const hidden = isHidden || 'hidden' in attributes;
  const used = names?.split(' ').filter((name) => !hidden && css.includes(`.${name}`));
  return [
    tag,
    { ...attributes, ...(used?.length ? { class: used.join(' ') } : {}) },
    ...children.map((child) => withoutUnused(child, css, hidden)),
  ];
}

/** A link to another page is none yet: what is fetched as data must not lead away, and nobody could ask the host. */
function withoutWaysOut(drawn: Drawn): Drawn {
  if (typeof drawn === 'string') return drawn;
  const [tag, { href, ...attributes }, ...children] = drawn;
  const isKept = href !== undefined && !drawingProblem(tag, { href });
  return [tag, { ...attributes, ...(isKept ? { href } : {}) }, ...children.map(withoutWaysOut)];
}

/** The classes of an element and all in it, and their types. */
function namesOf(drawn: Drawn): string[] {
  if (typeof drawn === 'string') return [];
  const [, { class: names = '', type = '' }, ...children] = drawn;
  return [...names.split(' '), type, ...children.flatMap(namesOf)];
}

/** Whether a rule can apply before React is there: it has a class of the step, or none, and no type that nothing has. */
function isUsed(selector: string, used: ReadonlySet<string>): boolean {
  if (LATER_STATE.test(selector)) return false;
  const classes = selector.match(/(?<=\.)[A-Za-z][\w-]*/g) ?? [];
  const types = selector.match(/(?<=\[type=')\w+/g) ?? [];
  return (
    (classes.length === 0 || classes.some((name) => used.has(name))) && types.every((type) => used.has(type))
  );
}

function rejectUnsafeMarkup(drawn: Drawn): void {
  if (typeof drawn === 'string') return;
  const [tag, attributes, ...children] = drawn;
  const problem = drawingProblem(tag, attributes);
  if (problem) throw new Error(`The first step cannot be prerendered with ${problem}`);
  for (const child of children) rejectUnsafeMarkup(child);
}
