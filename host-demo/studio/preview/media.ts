import type { Marked, Media } from './api.ts';

/**
 * What a page cannot ask of its browser, made from the application's own rules: those of other media are put to work, and the
 * colours of a contrast theme are laid over, as a browser would.
 */

export const sheetsOf = (root: ShadowRoot): CSSStyleSheet[] => [
  ...root.adoptedStyleSheets,
  ...[...root.styleSheets],
];

export function walk(rules: CSSRuleList, visit: (rule: CSSRule) => void): void {
  for (const rule of rules) {
    visit(rule);
    if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList, visit);
  }
}

/** By root: the sheet that is ours there. */
const ours = new WeakMap<ShadowRoot, Record<string, CSSStyleSheet>>();

export function ownSheet(root: ShadowRoot, name: string): CSSStyleSheet {
  const sheets = ours.get(root) ?? {};
  ours.set(root, sheets);
  const known = sheets[name];
  if (known) return known;
  const Sheet = root.ownerDocument.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const sheet = new Sheet();
  sheets[name] = sheet;
  root.adoptedStyleSheets.push(sheet);
  return sheet;
}

const MARK = 'outline: 3px dashed #D6006C !important; outline-offset: 2px !important;';
const STATE = /:(?:hover|active|focus(?:-visible|-within)?|visited|disabled)\b|::[\w-]+(?:\([^)]*\))?/g;

/** Points at what is drawn with the tokens, by the rules that name them, and at what says the text. */
export function mark(root: ShadowRoot | undefined, what: Marked | undefined): void {
  if (!root) return;
  const sheet = ownSheet(root, 'mark');
  for (const element of root.querySelectorAll('[data-studio-mark]'))
    element.removeAttribute('data-studio-mark');
  sheet.replaceSync('');
  if (!what) return;
  const selectors = new Set<string>(['[data-studio-mark]', ...(what.selector ? [what.selector] : [])]);
  const named = what.tokens?.map((token) => `var(--heloc-${token}`) ?? [];
  if (named.length > 0)
    for (const each of sheetsOf(root))
      walk(each.cssRules, (rule) => {
        if (!(rule instanceof CSSStyleRule) || each === sheet) return;
        const uses = named.some(
          (name) => rule.style.cssText.includes(`${name})`) || rule.style.cssText.includes(`${name},`),
        );
        if (uses) selectors.add(rule.selectorText.replace(STATE, ''));
      });
  const { text } = what;
  if (text)
    for (const element of root.querySelectorAll<HTMLElement>('*'))
      if ([...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.includes(text)))
        element.dataset.studioMark = '';
  const rules = [...selectors].filter((selector) => isSelector(root, selector));
  sheet.replaceSync(`:where(${rules.join(', ')}) { ${MARK} }`);
}

/** Some are of the host, or of nothing once what a browser shows of them is taken away. */
function isSelector(root: ShadowRoot, selector: string): boolean {
  if (/^\s*(?:$|:host|&|\*)/.test(selector)) return false;
  try {
    root.querySelector(selector);
    return true;
  } catch {
    return false;
  }
}

/** A contrast theme of Windows, "Night sky", by its system colours. */
const FORCED = `
  *, *::before, *::after {
    color: #FFFFFF !important; background-color: #000000 !important; border-color: #FFFFFF !important;
    box-shadow: none !important; text-shadow: none !important; outline-color: #D6B4FD !important;
  }
  a, a * { color: #8080FF !important; }
  button, button *, [role="button"] { color: #EE6FE6 !important; border-color: #EE6FE6 !important; }
  :disabled, :disabled * { color: #A6A6A6 !important; }
  ::selection { background: #8EE3F0 !important; color: #263B50 !important; }
  img, svg { forced-color-adjust: none; background: transparent !important; }
`;
const PRINT = `* { color: #000000 !important; background: #FFFFFF !important; box-shadow: none !important; }`;
const LAID_OVER: Record<Media, string> = { screen: '', 'forced-colors': FORCED, print: PRINT };
const ASKED: Record<Media, RegExp> = {
  screen: /^$/,
  'forced-colors': /\(forced-colors:\s*active\)/,
  print: /\bprint\b/,
};

/** What a rule asked for before it was put to work. */
const asked = new WeakMap<CSSMediaRule, string>();

/** Draws as for other media; rules that come later, with another screen, are taken as well when this is called again. */
export function simulate(root: ShadowRoot | undefined, media: Media): void {
  if (!root) return;
  for (const sheet of sheetsOf(root))
    walk(sheet.cssRules, (rule) => {
      if (!(rule instanceof CSSMediaRule)) return;
      const before = asked.get(rule) ?? rule.media.mediaText;
      asked.set(rule, before);
      const wanted = ASKED[media].test(before) ? 'all' : before;
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    });
  const sheet = ownSheet(root, 'media');
  sheet.replaceSync(LAID_OVER[media]);
}
