import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useBundleValue } from '#src/brand/context.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { WhenIdle } from '../screens/WhenIdle.tsx';
import { Inset } from './Inset.tsx';
import { LogIn } from './LogIn.tsx';
import { HomeLink } from './Logo.tsx';

const topBar = () => import(/* webpackChunkName: "api" */ '../navigation/TopBarLater.tsx');

const Header = styled.div`
  display: flex;
  flex-direction: column;
  padding-block: calc(var(--heloc-space) * 2);
  background: var(--heloc-color-header);
  color: var(--heloc-color-on-header);
`;
const HeaderLine = styled(Inset)<{ $align: 'start' | 'center' }>`
  display: flex;
  flex-flow: ${({ $align }) => ($align === 'center' ? 'column' : 'row wrap')};
  align-items: center;
  justify-content: space-between;
  gap: calc(var(--heloc-space) * ${({ $align }) => ($align === 'center' ? 0.5 : 2)});
`;
/** Of the size that it will have, so that nothing moves when its content comes. */
const Bar = styled.div<{ $align: 'start' | 'center' }>`
  display: flex;
  ${({ $align }) => $align === 'start' && 'flex: 1 0 min(7em, 100%); min-inline-size: 0; justify-content: end;'}
  min-block-size: 2.75em;
`;

/** Logo, and what a person can do about their account (docs/rules.md#top-bar-and-side-bar). */
export function PageHeader({ children }: { children?: ReactNode }) {
  const align = useBundleValue(({ theme }) => theme.header);
  const { session } = useRuntime();
  return (
    <Header>
      <HeaderLine $align={align}>
        <HomeLink />
        <Bar $align={align}>
          {session.state === 'open' ? (
            <LogIn>
              <WhenIdle load={topBar} />
            </LogIn>
          ) : null}
        </Bar>
        {children}
      </HeaderLine>
    </Header>
  );
}
