import { STATE_COLORS, TOKEN_NAMES } from '#src/brand/tokens.ts';

const COLORS = [...TOKEN_NAMES, ...Object.keys(STATE_COLORS)].filter((name) => name.startsWith('color-'));
/** What other things stand on. */
const GROUND =
  /^(?!color-on-).*(-page|-surface|-sunken|-header|-footer|-primary|-hover|-active|-autofill|-overlay|-inner)$/;

const MORE = '(prefers-contrast: more)';
const PRINT = Object.fromEntries(COLORS.map((name) => [name, GROUND.test(name) ? '#FFFFFF' : '#000000']));

/**
 * What people and paper ask for stands above the theme: more contrast where the device says so, and in print dark text on white
 * whatever the brand. In a sheet of the root and not on the element, where the theme is; as it is made by script, no policy
 * refuses it.
 *
 * @returns takes it off again
 */
export function followContrast(container: HTMLElement): () => void {
  const root = container.getRootNode() as Document | ShadowRoot;
  const view = container.ownerDocument.defaultView;
  if (!view?.matchMedia || !root.adoptedStyleSheets) return () => {};
  const sheet = new view.CSSStyleSheet();
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const rule = (media: string, colors: Readonly<Record<string, string | undefined>>) => {
    const declarations = Object.entries(colors).map(([name, value]) => `--heloc-${name}:${value}!important;`);
    return `@media ${media}{#${CSS.escape(container.id)}{${declarations.join('')}}}`;
  };
  const print = rule('print', PRINT);
  const device = view.matchMedia(MORE);

  const write = async () => {
    if (!device.matches) return sheet.replaceSync(print);
    const { complete } = await import(/* webpackChunkName: "look" */ '#src/brand/solver/complete.ts');
    const { style } = container;
    const scheme = style.getPropertyValue('--heloc-color-scheme') === 'dark' ? 'dark' : 'light';
    const tokens = Object.fromEntries(
      COLORS.map((name) => [name, style.getPropertyValue(`--heloc-${name}`)]).filter(([, value]) => value),
    );
    sheet.replaceSync(rule(MORE, complete(tokens, { scheme, contrast: 'more' })) + print);
  };
  const set = () => void write().catch(() => {});
  set();
  device.addEventListener('change', set);
  // Another organisation, or a device that has become dark.
  const observer = new MutationObserver(() => device.matches && set());
  observer.observe(container, { attributeFilter: ['style'] });
  return () => {
    observer.disconnect();
    device.removeEventListener('change', set);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
