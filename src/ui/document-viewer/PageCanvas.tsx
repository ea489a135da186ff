import { createElement, Fragment, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { space } from '../primitives/styles.ts';
import { Text } from '../primitives/Text.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import type { PdfPage } from './pdf.ts';
import { reflow } from './reflow.ts';

const SHEET = {
  drawn: css`
    margin-inline: auto;
    box-shadow: var(--heloc-shadow-card);
  `,
  /** The words at their own size, as wide as there is room. */
  text: css`
    display: flex;
    flex-direction: column;
    gap: ${space(1)};
    padding: ${space(2)};
    overflow-wrap: anywhere;
  `,
};

const Sheet = styled.section<{ $as: keyof typeof SHEET }>`
  position: relative;
  flex: none;
  background-color: var(--heloc-color-surface);
  ${({ $as }) => SHEET[$as]}
`;

const Paper = styled.div`
  block-size: 100%;
  & > canvas {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
`;

export interface PageCanvasProps {
  page: PdfPage;
  label: string;
  /** CSS pixels. */
  width: number;
  /** The words alone, that many times the text's size; else the page as it is drawn. */
  textSize: number | undefined;
  /** Near enough to be seen soon. */
  near: boolean;
  onFail(): void;
}

/** One page: drawn when it comes near, its text is always there, for screen readers and for people who want the text alone. */
export function PageCanvas({ page, label, width, textSize, near, onFail }: PageCanvasProps) {
  const t = useCopy(copy);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [lines, setLines] = useState<readonly string[]>();
  const failed = useEffectEvent(onFail);
  const isText = textSize !== undefined;

  useEffect(() => {
    let current = true;
    page.text().then(
      (text) => {
        if (current) setLines(text);
      },
      // A scan has no words; the notice says how to get them read.
      () => {
        if (current) setLines([]);
      },
    );
    return () => {
      current = false;
    };
  }, [page]);

  useEffect(() => {
    const element = canvas.current;
    if (!near || isText || !element) return undefined;
    const abort = new AbortController();
    page.render(element, width, abort.signal).catch(() => {
      if (!abort.signal.aborted) failed();
    });
    return () => {
      abort.abort();
      // The pixels of a long document would not fit into a phone's memory.
      element.width = 0;
    };
  }, [page, near, width, isText]);

  const paragraphs = useMemo(() => lines && reflow(lines), [lines]);
  // Children one by one need no keys: a page's paragraphs stay as they are.
  const words =
    paragraphs && createElement(Fragment, null, ...paragraphs.map((text) => createElement('p', {}, text)));
  // One element for both, since it is watched for coming into view.
  const size = isText
    ? { fontSize: `${textSize}em` }
    : { inlineSize: `${width}px`, blockSize: `${Math.round((width * page.height) / page.width)}px` };
  return (
    <Sheet $as={isText ? 'text' : 'drawn'} aria-label={label} data-page={page.number} style={size}>
      {isText ? (
        <>
          <Text as="div" small muted aria-hidden="true">
            {label}
          </Text>
          {paragraphs?.length === 0 ? <Text>{t('noText')}</Text> : words}
        </>
      ) : (
        <>
          <Paper aria-hidden="true">
            <canvas ref={canvas} />
          </Paper>
          <VisuallyHidden as="div">{words}</VisuallyHidden>
        </>
      )}
    </Sheet>
  );
}
