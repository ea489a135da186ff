import { ownSheet, sheetsOf, walk } from './media.ts';

/** States that only a hand brings about, by what a rule asks for. */
const STATES: Readonly<Record<string, RegExp>> = {
  hover: /:hover\b/g,
  active: /:active\b/g,
  focus: /:focus(?:-visible|-within)?\b/g,
  visited: /:visited\b/g,
  autofill: /:(?:-webkit-)?autofill\b/g,
  placeholder: /:placeholder-shown\b/g,
};

/** Controls of the first step, each by what is drawn of it. */
const CONTROLS: Readonly<Record<string, (root: ShadowRoot) => Element | null | undefined>> = {
  Button: (root) => root.querySelector('[type="submit"]'),
  Field: (root) => root.querySelector('[role="combobox"]')?.parentElement,
  Choice: (root) => root.querySelector('[type="radio"]')?.parentElement,
  Link: (root) => root.querySelector('a[href^="mailto:"]'),
};

function copyOf(element: Element, state: string): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of ['id', 'name', 'for', 'aria-describedby', 'aria-labelledby', 'aria-controls', 'list'])
      each.removeAttribute(name);
    if (state in STATES) each.dataset.state = state;
    if (state === 'disabled' && each.matches('button, input')) {
      each.setAttribute('disabled', '');
      each.setAttribute('aria-disabled', 'true');
    }
    if (each instanceof HTMLInputElement && state === 'autofill') each.value = '12 Elm Street';
  }
  return copy;
}

/** The application's own rules for a state, put to work by an attribute. */
function rulesOf(root: ShadowRoot): string {
  const rules: string[] = [];
  for (const sheet of sheetsOf(root))
    walk(sheet.cssRules, (rule) => {
      if (!(rule instanceof CSSStyleRule)) return;
      for (const [state, asked] of Object.entries(STATES)) {
        const selector = rule.selectorText.replace(asked, `[data-state="${state}"]`);
        if (selector !== rule.selectorText) rules.push(`${selector} { ${rule.style.cssText} }`);
      }
    });
  return rules.join('\n');
}

/**
 * Every state of each control beside each other, in place of the step that they are taken from: copies of what the application
 * has drawn, at rest, refused and chosen.
 *
 * @param refuse presses what makes the step refuse
 */
export async function showBoard(root: ShadowRoot, refuse: () => Promise<void>): Promise<void> {
  const themed = root.querySelector<HTMLElement>('[style*="--heloc-color-page"]');
  if (!themed) return;
  const take = (states: readonly string[]) =>
    Object.entries(CONTROLS).flatMap(([control, find]) => {
      const element = find(root);
      return element ? states.map((state) => ({ control, state, copy: copyOf(element, state) })) : [];
    });
  const atRest = take(['rest', 'hover', 'active', 'focus', 'visited', 'autofill', 'disabled']);
  await refuse();
  const refused = take(['error']);
  root.querySelector<HTMLElement>('[type="radio"]')?.click();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const chosen = take(['selected']);
  const all = [...atRest, ...refused, ...chosen];
  const board = themed.ownerDocument.createElement('section');
  board.dataset.studioBoard = '';
  board.inert = true;
  for (const control of Object.keys(CONTROLS)) {
    const row = board.appendChild(themed.ownerDocument.createElement('div'));
    for (const { state, copy } of all.filter(
      (each) => each.control === control && IS_OF[control]?.includes(each.state),
    )) {
      const cell = row.appendChild(themed.ownerDocument.createElement('div'));
      cell.append(
        Object.assign(themed.ownerDocument.createElement('p'), { textContent: `${control}, ${state}` }),
        copy,
      );
    }
  }
  ownSheet(root, 'board').replaceSync(`${LAYOUT}\n${rulesOf(root)}`);
  themed.append(board);
}

/** Which states a control has. */
const IS_OF: Readonly<Record<string, readonly string[]>> = {
  Button: ['rest', 'hover', 'active', 'focus', 'disabled'],
  Field: ['rest', 'hover', 'focus', 'autofill', 'error', 'disabled'],
  Choice: ['rest', 'hover', 'focus', 'selected', 'error', 'disabled'],
  Link: ['rest', 'hover', 'active', 'focus', 'visited'],
};

const LAYOUT = `
  [style*="--heloc-color-page"] > :not([data-studio-board]) { display: none !important; }
  [data-studio-board] {
    padding: 16px; background: var(--heloc-color-page); color: var(--heloc-color-text);
    font-family: var(--heloc-font-body); line-height: var(--heloc-line-height);
  }
  [data-studio-board] a[href] { display: inline-block; }
  [data-studio-board] > div { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr)); margin-bottom: 32px; }
  [data-studio-board] p { margin: 0 0 8px; font-size: 13px; color: var(--heloc-color-text-muted); }
`;
