import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { DESTINATIONS, type Destination } from '#src/domain/org/navigation.ts';
import { useSiteLink } from '../shell/useSiteLink.ts';
import { copy } from './copy.ts';
import { menuItem } from './MenuList.ts';

const Link = styled.a`
  ${menuItem}
`;

interface DestinationLinkProps {
  to: Destination;
  /** Closes what the link stands in, and goes. */
  onLeave?(go: () => void): void;
  /** Below its name. */
  children?: ReactNode;
}

/** A page of the brand's own site, which may be the one that embeds this. */
export function DestinationLink({ to, onLeave, children }: DestinationLinkProps) {
  const t = useCopy(copy);
  const link = useSiteLink(DESTINATIONS[to].path, onLeave);
  const { origin, pathname } = new URL(link.href, window.location.href);
  const isCurrent = origin === window.location.origin && pathname === window.location.pathname;
  return (
    <Link {...link} aria-current={isCurrent ? 'page' : undefined}>
      {t(to)}
      {children}
    </Link>
  );
}
