import styled from 'styled-components';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { destinationsOf, SIDE_BAR } from '#src/domain/org/navigation.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { WITH_ROOM } from '../navigation/room.ts';
import { WhenIdle } from '../screens/WhenIdle.tsx';
import { SideCard } from './SideCard.tsx';

const sideBar = () => import(/* webpackChunkName: "api" */ '../navigation/SideBarLater.tsx');

const Card = styled(SideCard)`
  display: none;
  ${WITH_ROOM} {
    display: block;
  }
`;
/** Of the size that its links will have, so that nothing moves when they come. */
const Place = styled.div<{ $links: number }>`
  min-block-size: ${({ $links }) => $links * 2.75}em;
`;

/** For who is signed in, where the page has no header of its own. */
export function SideBar() {
  const { auth, chrome, session } = useRuntime();
  const signedIn = useExternalValue(auth.subscribe, auth.isSignedIn);
  const { length } = destinationsOf(SIDE_BAR, useBrand());
  return chrome === 'full' && session.state === 'open' && signedIn && length > 0 ? (
    <Card>
      <Place $links={length}>
        <WhenIdle load={sideBar} />
      </Place>
    </Card>
  ) : null;
}
