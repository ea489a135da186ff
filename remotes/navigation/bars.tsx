import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from '#src/features/navigation/copy.ts';
import { usePageTitle } from '#src/features/screens/pageTitle.ts';
import { WhenIdle } from '#src/features/screens/WhenIdle.tsx';
import { PageHeader } from '#src/features/shell/PageHeader.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { space } from '#src/ui/primitives/styles.ts';

const loadSideBar = () => import(/* webpackChunkName: "navigation" */ '#src/features/navigation/SideBar.tsx');

/** Its links reach beyond their column, as they do beside the cards of a page. */
const Inside = styled.div`
  padding-inline: ${space(1.5)};
`;

// A mount is ready when a page of it has a title; that of the document stays the host's.
export function TopBar() {
  usePageTitle(useCopy(copy)('bar'));
  return <PageHeader />;
}

/** For who is logged in. Where there is no room for it the page leaves it out, and the top bar's menu has its links. */
export function SideBar() {
  const { auth } = useRuntime();
  const isSignedIn = useExternalValue(auth.subscribe, auth.isSignedIn);
  usePageTitle(useCopy(copy)('main'));
  return <Inside>{isSignedIn ? <WhenIdle load={loadSideBar} /> : null}</Inside>;
}
