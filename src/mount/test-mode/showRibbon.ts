import type { Copy, CopyStrings, Translate } from '#src/brand/copy.tsx';
import { loadStandaloneScript } from '../standaloneScript.ts';

export interface RibbonInput {
  /** Where the application is; the ribbon comes behind it. */
  target: Element;
  /** The element that has the theme's variables. */
  theme: HTMLElement;
  testInputsUrl: string;
  /** In the words of the organisation. */
  fill<S extends CopyStrings>(copy: Copy<S>): Translate<S>;
}

interface RibbonScript {
  released(): Promise<void>;
  show(input: RibbonInput): () => void;
}

const isThere = () => document.querySelector('[data-heloc-test-mode]') !== null;

/**
 * Says on a page in test mode that nothing there is real. Once per page: what is there already is enough.
 *
 * @returns takes it off the page
 */
export function showRibbon(input: RibbonInput, nonce: string | undefined): () => void {
  let isGone = false;
  let hide = () => {};
  loadStandaloneScript<RibbonScript>('ribbon', nonce).then(
    async ({ released, show }) => {
      await released();
      if (!isGone && !isThere()) hide = show(input);
    },
    () => {},
  );
  return () => {
    isGone = true;
    hide();
  };
}
