import { createContext, useContext, useEffect } from 'react';
import type { TitleController } from '#src/brand/pageIdentity.ts';

export const PageTitleContext = createContext<TitleController | undefined>(undefined);

/** Names the page: company short name plus `title` (borrower flow s2). */
export function usePageTitle(title: string): void {
  const controller = useContext(PageTitleContext);
  useEffect(() => controller?.set(title), [controller, title]);
}
