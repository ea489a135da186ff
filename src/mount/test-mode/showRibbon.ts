export interface RibbonInput {
  /** Where the application is; the ribbon comes behind it. */
  target: Element;
  /** The element that has the theme's variables. */
  theme: HTMLElement;
  testInputsUrl: string;
}

/** The script that draws the ribbon. It is no chunk, for an entry lists each of those with its integrity. */
declare const __HELOC_RIBBON__: { file: string; integrity: string } | undefined;
declare const __webpack_public_path__: string;

interface Page {
  heloc_ribbon?: { show(input: RibbonInput): () => void };
}

/**
 * Says on a page in test mode that nothing there is real. Once per page: what is there already is enough.
 *
 * @returns takes it off the page
 */
export function showRibbon(input: RibbonInput, nonce: string | undefined): () => void {
  if (typeof __HELOC_RIBBON__ === 'undefined' || document.querySelector('[data-heloc-test-mode]'))
    return () => {};
  const { file, integrity } = __HELOC_RIBBON__;
  const script = Object.assign(document.createElement('script'), {
    crossOrigin: '',
    integrity,
    src: `${__webpack_public_path__}${file}`,
    onload() {
      script.remove();
      if (!isGone && !document.querySelector('[data-heloc-test-mode]'))
        hide = (window as Page).heloc_ribbon?.show(input);
    },
    onerror: () => script.remove(),
  });
  if (nonce) script.nonce = nonce;
  let isGone = false;
  let hide: (() => void) | undefined;
  document.head.append(script);
  return () => {
    isGone = true;
    hide?.();
  };
}
