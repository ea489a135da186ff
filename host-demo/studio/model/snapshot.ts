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

/** Fonts that scripts registered on the page, under the names that it gave them. */
async function facesOf(page: Document, fonts: readonly Font[]): Promise<string> {
  const faces = [...page.fonts].flatMap(({ family, weight }) => {
    const name = family.replace(/["\\]/g, '');
    const font = fonts.find(
      (each) => each.weight === weight && name.toLowerCase().endsWith(each.family.toLowerCase()),
    );
    return font ? [{ name, ...font }] : [];
  });
  const rules = faces.map(async ({ name, weight, bytes }) => {
    const url = await dataUrl(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'font/woff2' }));
    return `@font-face{font-family:"${name}";font-weight:${weight};src:url(${url})}`;
  });
  return (await Promise.all(rules)).join('');
}

const RUNS = 'script, iframe, object, embed, link, meta, base, noscript, template';

const LEADS = /^(href|action|formaction|ping|xlink:href|srcdoc)$/i;

export async function snapshotOf(page: Document, fonts: readonly Font[]): Promise<string> {
  const host = page.querySelector<HTMLElement>('[data-heloc-mount]');
  const root = host?.shadowRoot;
  if (!host || !root) throw new Error('There is no application on the page.');
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  for (const child of root.childNodes) holder.append(holder.ownerDocument.importNode(child, true));
  withValues(holder, root);
  for (const element of holder.querySelectorAll(`${RUNS}, style`)) element.remove();
  for (const element of holder.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes])
      if (/^on/i.test(name) || (LEADS.test(name) && !value.startsWith('#'))) element.removeAttribute(name);
  await Promise.all([...holder.querySelectorAll('img')].map(inlined));
  const css = cssOf([...root.styleSheets, ...root.adoptedStyleSheets]).replaceAll('</', '<\\/');
  const outer = (await facesOf(page, fonts)) + cssOf(page.styleSheets).replaceAll('</', '<\\/');
  const style = (host.getAttribute('style') ?? '').replaceAll('"', "'");
  const { lang } = page.documentElement;
  return `<!doctype html><html lang="${lang || 'en'}"><head><meta charset="utf-8"><style>${outer}</style></head><body><div data-heloc-mount style="${style}"><template shadowrootmode="open"><style>${css}</style>${holder.innerHTML}</template></div></body></html>`;
}
