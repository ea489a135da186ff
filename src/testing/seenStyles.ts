type Read = 'display' | 'visibility';
const isRead = (property: string | symbol): property is Read =>
  property === 'display' || property === 'visibility';

/** What the browser's own sheet decides by. */
const STATES = ['hidden', 'open', 'type'] as const;

/**
 * `getComputedStyle` that knows whether something is seen by the few rules that say so, and leaves the rest to jsdom.
 * Testing Library asks it of every element for each role and name, and jsdom works out all properties by all rules
 * each time: a sixth of the time of all tests.
 */
export function seenStyles({ document, getComputedStyle: whole }: typeof window): typeof getComputedStyle {
  const empty = document.implementation.createHTMLDocument();
  const defaults = new Map<string, string>();
  /** With the length of the sheet: rules are added to it, and it is another sheet after each change of its text. */
  const rules = new WeakMap<CSSStyleSheet, { length: number; found: CSSStyleRule[] }>();

  const defaultDisplay = (element: Element): string => {
    const key = JSON.stringify([element.localName, ...STATES.map((name) => element.getAttribute(name))]);
    let display = defaults.get(key);
    if (display === undefined) {
      const bare = empty.createElement(element.localName);
      for (const name of STATES) {
        const value = element.getAttribute(name);
        if (value !== null) bare.setAttribute(name, value);
      }
      display = whole(bare).display;
      defaults.set(key, display);
    }
    return display;
  };

  const rulesOf = (sheet: CSSStyleSheet): CSSStyleRule[] => {
    const { cssRules } = sheet;
    let kept = rules.get(sheet);
    if (kept?.length !== cssRules.length) {
      const found = ([...cssRules] as CSSStyleRule[]).filter(
        // Of a shadow root, which jsdom cannot match.
        ({ style, selectorText }) => (style?.display || style?.visibility) && !selectorText.includes(':host'),
      );
      kept = { length: cssRules.length, found };
      rules.set(sheet, kept);
    }
    return kept.found;
  };

  /** As jsdom has it: the last rule wins, however specific. */
  const own = (element: Element, property: Read): string => {
    const inline = (element as HTMLElement).style?.[property];
    if (inline) return inline;
    return (
      [...document.styleSheets]
        .flatMap(rulesOf)
        .findLast(({ style, selectorText }) => style[property] && element.matches(selectorText))?.style[
        property
      ] ?? ''
    );
  };

  const read: Record<Read, (element: Element) => string> = {
    display: (element) => own(element, 'display') || defaultDisplay(element),
    visibility(element) {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const value = own(at, 'visibility');
        if (value) return value;
      }
      return 'visible';
    },
  };

  return (element, pseudo) =>
    new Proxy({} as CSSStyleDeclaration, {
      get(_, property) {
        if (isRead(property)) return read[property](element);
        if (property === 'getPropertyValue')
          return (name: string) =>
            isRead(name) ? read[name](element) : whole(element, pseudo).getPropertyValue(name);
        const style = whole(element, pseudo);
        const value = Reflect.get(style, property);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
}
