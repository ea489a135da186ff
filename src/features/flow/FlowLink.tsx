import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';
import { searchFor } from '#src/domain/application/routing.ts';
import { ButtonLinkBox } from '#src/ui/primitives/ButtonLink.tsx';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';

interface FlowLinkProps {
  /** A path of the router. */
  to: string;
  query?: Record<string, string>;
  /** Looks like a button: it is what there is to do. */
  button?: boolean;
  children: ReactNode;
}

/** A link to another page of the same flow. */
export function FlowLink({ to: pathname, query, button = false, children }: FlowLinkProps) {
  const to = { pathname, search: searchFor(useLocation().search, query) };
  const href = useHref(to);
  const onClick = useLinkClickHandler(to);
  if (button)
    return (
      <ButtonLinkBox href={href} onClick={onClick} $variant="secondary" $size="medium" $wide={false}>
        {children}
      </ButtonLinkBox>
    );
  return (
    <TextLink alone href={href} onClick={onClick}>
      {children}
    </TextLink>
  );
}
