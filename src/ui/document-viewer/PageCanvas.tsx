import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import type { PdfPage } from './pdf.ts';

const Sheet = styled.section`
  position: relative;
  flex: none;
  margin-inline: auto;
  background-color: var(--heloc-color-surface);
  box-shadow: var(--heloc-shadow-card);
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
  /** Near enough to be seen soon. */
  near: boolean;
  onFail(): void;
}

/** One page: drawn when it comes near, its words always there for a screen reader. */
export function PageCanvas({ page, label, width, near, onFail }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [lines, setLines] = useState<readonly string[]>([]);
  const failed = useEffectEvent(onFail);

  useEffect(() => {
    let current = true;
    page.text().then(
      (text) => {
        if (current) setLines(text);
      },
      // A scan has no words; the notice says how to get them read.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [page]);

  useEffect(() => {
    const element = canvas.current;
    if (!near || !element) return undefined;
    const abort = new AbortController();
    page.render(element, width, abort.signal).catch(() => {
      if (!abort.signal.aborted) failed();
    });
    return () => {
      abort.abort();
      // The pixels of a long document would not fit into a phone's memory.
      element.width = 0;
    };
  }, [page, near, width]);

  return (
    <Sheet
      aria-label={label}
      data-page={page.number}
      style={{ inlineSize: `${width}px`, blockSize: `${Math.round((width * page.height) / page.width)}px` }}
    >
      <Paper aria-hidden="true">
        <canvas ref={canvas} />
      </Paper>
      <VisuallyHidden as="div">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a page never change their order
          <p key={index}>{line}</p>
        ))}
      </VisuallyHidden>
    </Sheet>
  );
}
