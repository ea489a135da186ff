import { FIELD } from '../ownKeys.ts';
import { addStyle } from '../surface.ts';
import { type Drawn, type DrawnElement, drawingProblem, type PrerenderedStep } from './prerendered.ts';

/** What has an address in it. */
const IMAGES = /^src(set)?$/i;
const SVG = 'http://www.w3.org/2000/svg';

interface DrawTarget {
  host: HTMLElement;
  container: HTMLElement;
  styles: HTMLElement | ShadowRoot;
  nonce: string | undefined;
  /** What addresses in the prerendered step are relative to. */
  base: string;
}

/**
 * Draws a prerendered step, element by element and never as markup. Throws where there is something that may not be drawn.
 *
 * @returns draws what comes after the first field, which can wait for a frame: it takes as long as all that is before it
 */
export function draw(
  { css, faces, tree }: PrerenderedStep,
  { host, container, styles, nonce, base }: DrawTarget,
): () => void {
  const rest: (() => void)[] = [];
  let isFieldThere = false;

  function fill(parent: Element, children: readonly Drawn[], namespace?: string): void {
    for (const child of children) {
      const add = () => parent.append(typeof child === 'string' ? child : element(child, namespace));
      if (isFieldThere) rest.push(add);
      else add();
    }
  }
  function element([tag, attributes, ...children]: DrawnElement, namespace?: string): Element {
    const problem = drawingProblem(tag, attributes);
    if (problem) throw new Error(`Not drawn: ${problem}`);
    const space = tag === 'svg' ? SVG : namespace;
    const made = space ? document.createElementNS(space, tag) : document.createElement(tag);
    for (const [name, value] of Object.entries(attributes))
      made.setAttribute(name, IMAGES.test(name) ? new URL(value, base).href : value);
    fill(made, children, space);
    if (made.matches(FIELD)) isFieldThere = true;
    return made;
  }

  addStyle(styles, nonce, css);
  // Fonts are of the document alone: what stands in for them is outside of the shadow root, and goes with the step.
  if (faces) addStyle(host, nonce, faces);
  fill(container, tree);
  return () => {
    // Grows meanwhile, by what is in what is added.
    for (const add of rest) add();
  };
}
