import type { MouseEvent } from 'react';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { siteUrl } from '#src/brand/siteUrl.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/**
 * What makes a link of `<a>` to a page of the brand's own site. A plain press asks the host, any other does what a browser
 * does with links.
 *
 * @param close closes first what the link stands in, and then goes
 */
export function useSiteLink(path: string, close = (go: () => void) => go()) {
  const { baseUrl } = useBrand();
  const { leave } = useRuntime();
  return {
    href: siteUrl(baseUrl, path),
    onClick(event: MouseEvent) {
      if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      close(() => leave(path));
    },
  };
}
