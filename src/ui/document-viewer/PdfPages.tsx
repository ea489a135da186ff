import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { openInNewTab, print, saveFile } from '#src/platform/blobs.ts';
import { Tooltip } from '../overlay/Tooltip.tsx';
import { useAnnounceIfAny } from '../primitives/announcer.ts';
import { Button } from '../primitives/Button.tsx';
import { Icon, type IconName } from '../primitives/Icon.tsx';
import { LinkButton } from '../primitives/LinkButton.tsx';
import { focusRing, space, TIGHT } from '../primitives/styles.ts';
import { copy } from './copy.ts';
import { PageCanvas } from './PageCanvas.tsx';
import type { PdfDocument } from './pdf.ts';
import { useVisiblePages } from './useVisiblePages.ts';

/** CSS pixels (docs/rules.md#reading-a-document). */
const MAX_WIDTH = 700;
const ZOOM_STEP = 1.25;
const ZOOM_MIN = 0.5;
const ZOOM_MAX = 3;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  & button {
    padding-inline: 0.75em;
  }
`;

const Shortcuts = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(1.5)};
`;

const PageNumber = styled.p`
  margin-inline-end: auto;
  font-variant-numeric: tabular-nums;
`;

const Scroller = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: ${space(2)};
  min-block-size: 0;
  padding: ${space(2)};
  overflow: auto;
  overscroll-behavior: auto;
  border: var(--heloc-border-width) solid var(--heloc-color-border);
  border-radius: var(--heloc-radius-card);
  background-color: var(--heloc-color-surface-sunken);
  ${TIGHT} {
    flex: none;
    block-size: 85vh;
  }
  &:focus-visible {
    ${focusRing}
  }
`;

const End = styled.p`
  flex: none;
  padding: ${space(2)};
  color: var(--heloc-color-text-muted);
  text-align: center;
`;

export interface PdfPagesProps {
  title: string;
  fileName: string;
  blob: Blob;
  document: PdfDocument;
  /** Brought into view when it changes. */
  page: number | undefined;
  onReachedEnd(): void;
  onFail(): void;
}

/** A loaded document: tools, pages, the end. */
export function PdfPages({ title, fileName, blob, document, page, onReachedEnd, onFail }: PdfPagesProps) {
  const t = useCopy(copy);
  const announce = useAnnounceIfAny();
  const scroller = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const reached = useRef(false);
  const [fit, setFit] = useState(MAX_WIDTH);
  const [zoom, setZoom] = useState(1);
  const [isText, setText] = useState(false);
  const { pages } = document;
  const count = pages.length;

  const reach = () => {
    if (reached.current) return;
    reached.current = true;
    announce(t('reached'));
    onReachedEnd();
  };
  const { near, current } = useVisiblePages(scroller, end, count, reach);

  useEffect(() => {
    const element = scroller.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.floor(entry?.contentRect.width ?? 0);
      if (width > 0) setFit(Math.min(MAX_WIDTH, width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = scroller.current;
    const shown = page && element?.querySelector<HTMLElement>(`[data-page="${page}"]`);
    if (element && shown) element.scrollTop = shown.offsetTop;
  }, [page]);

  const skip = () => {
    end.current?.focus();
    end.current?.scrollIntoView?.({ block: 'nearest' });
    reach();
  };
  const tool = (icon: IconName, label: string, onClick: () => void, off = false) => (
    <Tooltip text={label}>
      <Button
        variant="quiet"
        size="small"
        aria-label={label}
        aria-disabled={off || undefined}
        onClick={onClick}
      >
        <Icon name={icon} />
      </Button>
    </Tooltip>
  );

  const backToWidth = () => {
    setZoom(1);
    // The button is gone with what it is for.
    scroller.current?.focus();
  };

  return (
    <>
      <Tools role="group" aria-label={t('tools')}>
        <PageNumber>{t('page', { page: current, count })}</PageNumber>
        {tool('minus', t('zoomOut'), () => setZoom(Math.max(ZOOM_MIN, zoom / ZOOM_STEP)), zoom <= ZOOM_MIN)}
        {tool('plus', t('zoomIn'), () => setZoom(Math.min(ZOOM_MAX, zoom * ZOOM_STEP)), zoom >= ZOOM_MAX)}
        {tool('download', t('download'), () => saveFile(blob, fileName))}
        {tool('print', t('print'), () => print(blob))}
        {tool('external', t('newTab'), () => openInNewTab(blob))}
      </Tools>
      <Shortcuts>
        <LinkButton onClick={() => setText(!isText)}>{t(isText ? 'asPages' : 'asText')}</LinkButton>
        {zoom === 1 ? null : <LinkButton onClick={backToWidth}>{t('fit')}</LinkButton>}
        <LinkButton onClick={skip}>{t('skip')}</LinkButton>
      </Shortcuts>
      <Scroller ref={scroller} role="region" aria-label={title} tabIndex={0}>
        {pages.map((page) => (
          <PageCanvas
            key={page.number}
            page={page}
            label={t('page', { page: page.number, count })}
            width={Math.round(fit * zoom)}
            textSize={isText ? zoom : undefined}
            near={near.has(page.number)}
            onFail={onFail}
          />
        ))}
        <End ref={end} tabIndex={-1}>
          {t('end')}
        </End>
      </Scroller>
    </>
  );
}
