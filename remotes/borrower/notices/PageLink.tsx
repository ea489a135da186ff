import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';
import { ENTRY, surviving } from '#src/domain/text/parameters.ts';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';

/** A link to another page beside an application, which keeps what is known of the visit. */
export function PageLink({ pathname, children }: { pathname: string; children: ReactNode }) {
  const to = { pathname, search: surviving(useLocation().search, ENTRY).toString() };
  const href = useHref(to);
  const onClick = useLinkClickHandler(to);
  return (
    <TextLink href={href} onClick={onClick}>
      {children}
    </TextLink>
  );
}
