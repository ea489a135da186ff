/**
 * Page-level settings of several mounts: the latest mount wins while it exists, and the page's own are restored when none
 * is left, in whatever order they are removed. Page-wide because each remote carries its own copy
 * of this module.
 */
interface PageIdentity {
  title: { own: string; shown: string; held: Map<object, string> };
  icons: { own: HTMLLinkElement[]; held: HTMLLinkElement[] };
}
const IDENTITY = Symbol.for('heloc.page-identity');

export function identityOf(document: Document): PageIdentity {
  const page = document as { [IDENTITY]?: PageIdentity };
  // With what other releases on the page look for.
  page[IDENTITY] ??= {
    title: { own: '', shown: '', held: new Map() },
    icons: { own: [], held: [] },
  };
  return page[IDENTITY];
}

/** Sets the title of `holder`; `undefined` removes it. A title that the page has set since is restored later. */
function holdTitle(document: Document, holder: object, title: string | undefined): void {
  const state = identityOf(document).title;
  const isOurs = state.held.size > 0 && document.title === state.shown;
  if (!isOurs) state.own = document.title;
  // Inserted anew, so that the latest change is the last one, which is shown.
  state.held.delete(holder);
  if (title !== undefined) state.held.set(holder, title);
  else if (!isOurs) return;
  document.title = [...state.held.values()].at(-1) ?? state.own;
  state.shown = document.title;
}

export interface TitleController {
  /** `{shortName} | {pageTitle}`; clears the error prefix. */
  set(pageTitle: string): void;
  /** Puts a prefix, "Error:", before the title while a form has errors. */
  setErrorPrefix(prefix: string | undefined): void;
  /** Puts something urgent in front of the title; without one it goes. */
  setNotice(notice: string | undefined): void;
  /** After a change of organisation. */
  setShortName(shortName: string): void;
  /** Puts the page's title back, unless the page has changed it meanwhile. */
  restore(): void;
}

/** The document's title, where it is ours to set: with browser history, unless the page said otherwise. */
export function createTitleController(
  document: Document,
  options: { enabled: boolean; shortName: string },
): TitleController {
  const holder = {};
  let { shortName } = options;
  let page: string | undefined;
  let errorPrefix: string | undefined;
  let notice: string | undefined;
  const show = () => {
    if (!options.enabled || page === undefined) return;
    const urgent = notice ? `${notice} | ` : '';
    holdTitle(document, holder, `${urgent}${errorPrefix ? `${errorPrefix} ` : ''}${shortName} | ${page}`);
  };
  return {
    set(pageTitle) {
      page = pageTitle;
      errorPrefix = undefined;
      show();
    },
    setErrorPrefix(prefix) {
      errorPrefix = prefix;
      show();
    },
    setNotice(text) {
      notice = text;
      show();
    },
    setShortName(name) {
      shortName = name;
      show();
    },
    restore() {
      if (page !== undefined && options.enabled) holdTitle(document, holder, undefined);
      page = undefined;
    },
  };
}
