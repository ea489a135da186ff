import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import type { PdfPage } from './pdf.ts';

const Sheet = styled.section`
  margin-inline: auto;
  background-color: var(--heloc-color-surface);
  box-shadow: var(--heloc-shadow-card);
  & > canvas {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
`;

export interface PageCanvasProps {
  page: PdfPage;
  number: number;
  label: string;
  /** CSS pixels. */
  width: number;
  /** Near enough to be seen soon. */
  near: boolean;
  onFail(): void;
}

/** One page: drawn when it comes near, its words always there for a screen reader. */
export function PageCanvas({ page, number, label, width, near, onFail }: PageCanvasProps) {
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
    if (!near || !canvas.current) return undefined;
    const abort = new AbortController();
    page.render(canvas.current, width, abort.signal).catch(() => {
      if (!abort.signal.aborted) failed();
    });
    return () => abort.abort();
  }, [page, near, width]);

  return (
    <Sheet
      aria-label={label}
      data-page={number}
      style={{ inlineSize: `${width}px`, blockSize: `${Math.round((width * page.height) / page.width)}px` }}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <VisuallyHidden as="div">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a page never change their order
          <p key={index}>{line}</p>
        ))}
      </VisuallyHidden>
    </Sheet>
  );
}
