import { fontFamily } from '#src/brand/schema/theme.ts';
import { sheetsOf, walk } from '../preview/media.ts';

/** A page of the application as it stands, as a page that runs nothing: markup, rules and tokens, without scripts. */

const cssOf = (sheets: Iterable<CSSStyleSheet>): string =>
  [...sheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules].map(({ cssText }) => cssText);
      } catch {
        // Of another origin.
        return [];
      }
    })
    .join('\n');

/** `border: var(--a)` and then `border-color: b`: no browser can write the rest of the border down, and says `border-top-width: ;`. */
const LOST = /([a-z-]+): ;/g;

/** Gives copies what their rules cannot say, as the page has drawn it. By the order of both. */
function withLost(copies: readonly HTMLElement[], root: ShadowRoot): void {
  const originals = [...root.querySelectorAll<HTMLElement>('*')];
  const copyOf = new Map(originals.map((element, index) => [element, copies[index]]));
  for (const sheet of sheetsOf(root))
    walk(sheet.cssRules, (rule) => {
      const lost = isStyle(rule) ? [...rule.style.cssText.matchAll(LOST)] : [];
      if (!isStyle(rule) || lost.length === 0) return;
      for (const element of root.querySelectorAll<HTMLElement>(rule.selectorText))
        for (const [, name = ''] of lost)
          copyOf.get(element)?.style.setProperty(name, getComputedStyle(element).getPropertyValue(name));
    });
}

const isStyle = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule;

/** What people filled in stands in properties, which markup does not tell. */
function withValues(copy: ParentNode, original: ParentNode): void {
  const fields = 'input, textarea, select';
  const before = [...original.querySelectorAll<HTMLInputElement>(fields)];
  for (const [index, field] of [...copy.querySelectorAll<HTMLElement>(fields)].entries()) {
    const { value = '', checked = false, type = '' } = before[index] ?? {};
    if (field instanceof HTMLTextAreaElement) field.textContent = value;
    else if (type !== 'file' && type !== 'password') field.setAttribute('value', value);
    field.toggleAttribute('checked', checked);
  }
}

/** Pages of documents are drawn by scripts. */
function withDrawn(copy: ParentNode, original: ParentNode): void {
  const before = [...original.querySelectorAll('canvas')];
  for (const [index, canvas] of [...copy.querySelectorAll('canvas')].entries()) {
    const picture = canvas.ownerDocument.createElement('img');
    for (const { name, value } of canvas.attributes) picture.setAttribute(name, value);
    picture.alt = '';
    picture.src = before[index]?.toDataURL() ?? '';
    canvas.replaceWith(picture);
  }
}

/** A frame is as high as all of its page: what was measured by the window's height stays so. */
const ofWindow = (css: string, height: number) =>
  css.replace(/(\d*\.?\d+)[dls]?v[hb]\b/g, (_, share: string) => `${(Number(share) * height) / 100}px`);

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

async function inlined(element: HTMLImageElement): Promise<void> {
  try {
    element.src = await dataUrl(await (await fetch(element.src)).blob());
  } catch {
    element.removeAttribute('src');
  }
  element.removeAttribute('srcset');
}

export interface Font {
  readonly family: string;
  readonly weight: string;
  readonly bytes: Uint8Array;
}

const named = ({ family }: FontFace) => family.replace(/["\\]/g, '');
/** By the end of its name, which begins with the organisation's. */
const isOf = (face: FontFace, { family, weight }: Font) =>
  face.weight === weight && named(face).endsWith(fontFamily('', family).slice('heloc-'.length));

/** Whether the page is drawn in them. */
export const hasFonts = (page: Document, fonts: readonly Font[]): boolean =>
  fonts.every((font) => [...page.fonts].some((face) => isOf(face, font)));

/** Fonts that scripts registered on the page, under the names that it gave them. */
async function facesOf(page: Document, fonts: readonly Font[]): Promise<string> {
  const faces = [...page.fonts].flatMap((face) => {
    const font = fonts.find((each) => isOf(face, each));
    return font ? [{ ...font, name: named(face) }] : [];
  });
  const rules = faces.map(async ({ name, weight, bytes }) => {
    const url = await dataUrl(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'font/woff2' }));
    return `@font-face{font-family:"${name}";font-weight:${weight};src:url(${url})}`;
  });
  return (await Promise.all(rules)).join('');
}

/** Its look is what is signed: on paper it is as on a screen, and not dark text on white. */
const ON_PAPER = '*{print-color-adjust:exact!important}';

const RUNS = 'script, iframe, object, embed, link, meta, base, noscript, template';

const LEADS = /^(href|action|formaction|ping|xlink:href|srcdoc)$/i;

/** Whether something on the page is still on its way: a ring turns until it is there. */
export const isLoading = (page: Document): boolean => {
  const root = page.querySelector('[data-heloc-mount]')?.shadowRoot;
  const all = root?.getAnimations() ?? [];
  return all.some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY);
};

export interface Snapshot {
  readonly html: string;
  /** Of the whole page. */
  readonly height: number;
}

export async function snapshotOf(page: Document, fonts: readonly Font[]): Promise<Snapshot> {
  const host = page.querySelector<HTMLElement>('[data-heloc-mount]');
  const root = host?.shadowRoot;
  if (!host || !root) throw new Error('There is no application on the page.');
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  for (const child of root.childNodes) holder.append(holder.ownerDocument.importNode(child, true));
  withValues(holder, root);
  withLost([...holder.querySelectorAll<HTMLElement>('*')], root);
  for (const element of holder.querySelectorAll(`${RUNS}, style`)) element.remove();
  for (const element of holder.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes])
      if (/^on/i.test(name) || (LEADS.test(name) && !value.startsWith('#'))) element.removeAttribute(name);
  await Promise.all([...holder.querySelectorAll('img')].map(inlined));
  withDrawn(holder, root);
  const rules = ofWindow(cssOf(sheetsOf(root)), page.documentElement.clientHeight);
  const css = rules.replaceAll('@media print', '@media not all').replaceAll('</', '<\\/');
  const outer = (await facesOf(page, fonts)) + cssOf(page.styleSheets).replaceAll('</', '<\\/');
  const style = (host.getAttribute('style') ?? '').replaceAll('"', "'");
  const { lang, scrollHeight } = page.documentElement;
  const html = `<!doctype html><html lang="${lang || 'en'}"><head><meta charset="utf-8"><style>${outer}</style></head><body><div data-heloc-mount style="${style}"><template shadowrootmode="open"><style>${css}${ON_PAPER}</style>${holder.innerHTML}</template></div></body></html>`;
  return { html, height: scrollHeight };
}
