import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { belowStickyBar } from '#src/ui/layout/StickyBar.tsx';
import { WIDE } from '#src/ui/primitives/styles.ts';
import { WhenIdle } from '../screens/WhenIdle.tsx';
import { copy } from './copy.ts';
import { Inset } from './Inset.tsx';
import { PageHeader } from './PageHeader.tsx';
import { SkipLink } from './SkipLink.tsx';

const footer = () => import(/* webpackChunkName: "footer" */ './Footer.tsx');

const Frame = styled.section<{ $whole: boolean }>`
  display: flex;
  flex-direction: column;
  min-block-size: ${({ $whole }) => ($whole ? '100vh' : 'auto')};
`;
/** Without a bar of our own: what stood in it stands on the page. */
const PlainHeader = styled.div`
  display: flex;
  flex-direction: column;
  padding-block-start: calc(var(--heloc-space) * 2);
`;
const Columns = styled(Inset)<{ $hasBanner: boolean; $hasOverview: boolean }>`
  flex: 1;
  padding-block: calc(var(--heloc-space) * ${({ $hasOverview }) => ($hasOverview ? 1 : 3)}) calc(var(--heloc-space) * 3);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(var(--heloc-space) * 3);
  align-content: start;
  ${WIDE} {
    padding-block: calc(var(--heloc-space) * 6);
    grid-template-columns: minmax(0, 1fr) 19em;
    grid-template-rows: auto 1fr;
    column-gap: calc(var(--heloc-space) * 6);
  }
  ${({ $hasBanner }) => ($hasBanner ? belowStickyBar : null)}
`;
const Content = styled.div`
  ${WIDE} {
    grid-area: 1 / 1 / span 2;
  }
`;
const Help = styled.div<{ $row: number }>`
  container: heloc / inline-size;
  display: flex;
  flex-direction: column;
  gap: calc(var(--heloc-space) * 2);
  ${WIDE} {
    gap: calc(var(--heloc-space) * 3);
    grid-area: ${({ $row }) => $row} / 2;
  }
`;

export interface PageFrameProps {
  /** Right of the logo. */
  header?: ReactNode;
  /** Under the header, and at the upper edge of the window from there on. */
  banner?: ReactNode;
  /** Above the screen, or beside it where there is room. */
  overview?: ReactNode;
  /** Below the screen, or beside it where there is room. */
  help: ReactNode;
  children: ReactNode;
}

/** What every page of ours has: logo, two columns, footer; logo and bars unless a host has its own. */
export function PageFrame({ header, banner, overview, help, children }: PageFrameProps) {
  const t = useCopy(copy);
  const { needsSkipLink, chrome } = useRuntime();
  const isWhole = chrome === 'full';
  const content = useId();
  return (
    <Frame aria-label={t('region')} $whole={isWhole}>
      {needsSkipLink ? <SkipLink to={content} /> : null}
      {isWhole ? (
        <PageHeader>{header}</PageHeader>
      ) : header ? (
        <PlainHeader>
          <Inset>{header}</Inset>
        </PlainHeader>
      ) : null}
      {banner}
      <Columns $hasBanner={Boolean(banner)} $hasOverview={Boolean(overview)}>
        {overview}
        <Content id={content}>{children}</Content>
        <Help $row={overview ? 2 : 1}>{help}</Help>
      </Columns>
      <WhenIdle load={footer} />
    </Frame>
  );
}
