import { reportableUrl } from '#src/domain/text/links.ts';
import { uuidInPath } from '#src/domain/text/uuid.ts';
import { usePageAddress } from './usePageAddress.ts';

/** Where on the page's site a chat is asked for. */
export interface Where {
  applicationId: string | null;
  /** Without what may be about a person. */
  pageUrl: string;
}

export function useWhere(): () => Where {
  const address = usePageAddress();
  return () => {
    const pathname = address.pathname();
    const { href } = new URL(`${pathname}${address.search()}`, window.location.origin);
    return { applicationId: uuidInPath(pathname) ?? null, pageUrl: reportableUrl(href) };
  };
}
