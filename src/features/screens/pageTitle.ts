import { createContext, useContext, useEffect } from 'react';
import type { TitleController } from '#src/brand/pageIdentity.ts';

export const PageTitleContext = createContext<TitleController | undefined>(undefined);

/** Names the page: company short name plus `title` (docs/rules.md#page-title). */
export function usePageTitle(title: string): void {
  const controller = useContext(PageTitleContext);
  useEffect(() => controller?.set(title), [controller, title]);
}

/** Shows an urgent text in the page's title while there is one. */
export function useTitleNotice(notice: string | undefined): void {
  const controller = useContext(PageTitleContext);
  useEffect(() => {
    if (!notice) return undefined;
    controller?.setNotice(notice);
    return () => controller?.setNotice(undefined);
  }, [controller, notice]);
}
