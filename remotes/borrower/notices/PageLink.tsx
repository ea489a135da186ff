import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';
import { keptQuery } from '#src/features/registration/keptQuery.ts';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';

/** A link to another page of the application, which keeps the query parameters of the visit. */
export function PageLink({ pathname, children }: { pathname: string; children: ReactNode }) {
  const to = { pathname, search: keptQuery(useLocation().search) };
  const href = useHref(to);
  const onClick = useLinkClickHandler(to);
  return (
    <TextLink href={href} onClick={onClick}>
      {children}
    </TextLink>
  );
}
