import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { keptQuery } from '../registration/keptQuery.ts';

/** To another page of the application, with what is carried along. */
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
