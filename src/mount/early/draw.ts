import { type DrawnElement, drawingProblem, type PrerenderedStep } from './prerendered.ts';

const SVG = 'http://www.w3.org/2000/svg';

interface Place {
  container: HTMLElement;
  styles: HTMLElement | ShadowRoot;
  nonce: string | undefined;
  /** What addresses in the prerendered step are relative to. */
  base: string;
}

/** Draws a prerendered step, element by element and never as markup. Throws where there is something that may not be drawn. */
export function draw({ css, style, tree }: PrerenderedStep, { container, styles, nonce, base }: Place): void {
  const rules = document.createElement('style');
  if (nonce) rules.setAttribute('nonce', nonce);
  rules.textContent = css;
  const drawn = tree.map((child) => (typeof child === 'string' ? child : element(child, base)));
  for (const [name, value] of Object.entries(style)) container.style.setProperty(name, value);
  styles.append(rules);
  container.append(...drawn);
}

function element([tag, attributes, ...children]: DrawnElement, base: string, around?: string): Element {
  const problem = drawingProblem(tag, attributes);
  if (problem) throw new Error(`Not drawn: ${problem}`);
  const namespace = tag === 'svg' ? SVG : around;
  const made = namespace ? document.createElementNS(namespace, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    made.setAttribute(name, name === 'src' ? new URL(value, base).href : value);
  made.append(
    ...children.map((child) => (typeof child === 'string' ? child : element(child, base, namespace))),
  );
  return made;
}
