import type { Theme } from './schema/theme.ts';

/**
 * Shows the organisation's icon on a page of ours, in place of the page's own icons.
 *
 * @returns puts the page's icons back
 */
export function applyFavicon(document: Document, favicon: Theme['favicon']): () => void {
  const hidden = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')];
  for (const link of hidden) link.remove();
  const link = document.createElement('link');
  link.rel = 'icon';
  link.type = favicon.type;
  link.href = favicon.url;
  document.head.append(link);
  return () => {
    link.remove();
    document.head.append(...hidden);
  };
}

export interface TitleController {
  /** `{shortName} | {pageTitle}`; clears the error mark. */
  set(pageTitle: string): void;
  /** Marks the title with "Error: " while a form has errors. */
  setError(hasError: boolean): void;
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
  const before = document.title;
  let { shortName } = options;
  let page: string | undefined;
  let error = false;
  let notice: string | undefined;
  let shown: string | undefined;
  const show = () => {
    if (!options.enabled || page === undefined) return;
    const urgent = notice ? `${notice} | ` : '';
    document.title = `${urgent}${error ? 'Error: ' : ''}${shortName} | ${page}`;
    shown = document.title;
  };
  return {
    set(pageTitle) {
      page = pageTitle;
      error = false;
      show();
    },
    setError(hasError) {
      error = hasError;
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
      if (shown !== undefined && document.title === shown) document.title = before;
      page = undefined;
      shown = undefined;
    },
  };
}
