import { createContext, useContext, useEffect, useLayoutEffect } from 'react';
import type { TitleController } from '#src/brand/pageIdentity.ts';

export const PageTitleContext = createContext<TitleController | undefined>(undefined);

/** Names the page: company short name plus `title` (docs/rules.md#page-title). */
export function usePageTitle(title: string): void {
  const controller = useContext(PageTitleContext);
  useEffect(() => controller?.set(title), [controller, title]);
}

export const ScreenTitleContext = createContext<(title: string | undefined) => void>(() => {});

/** Names the page after what its screen shows now, where that is not always the same. */
export function useScreenTitle(title: string): void {
  const name = useContext(ScreenTitleContext);
  useLayoutEffect(() => {
    name(title);
    return () => name(undefined);
  }, [name, title]);
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
