import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { OpenPdf, PdfDocument } from './pdf.ts';

export type PdfState =
  | { status: 'loading' }
  | { status: 'failed'; blob?: Blob }
  | { status: 'ready'; blob: Blob; document: PdfDocument };

/** Loads and opens a PDF; `retry` starts over, `fail` gives up on one that cannot be drawn. */
export function usePdf(load: () => Promise<Blob>, open: OpenPdf) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PdfState>({ status: 'loading' });

  const run = useEffectEvent(async (isCurrent: () => boolean, keep: (document: PdfDocument) => void) => {
    let blob: Blob | undefined;
    try {
      blob = await load();
      const document = await open(await blob.arrayBuffer());
      if (!isCurrent()) {
        document.destroy();
        return;
      }
      keep(document);
      setState({ status: 'ready', blob, document });
    } catch {
      if (isCurrent()) setState(blob ? { status: 'failed', blob } : { status: 'failed' });
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what runs it again
  useEffect(() => {
    let current = true;
    let opened: PdfDocument | undefined;
    setState({ status: 'loading' });
    void run(
      () => current,
      (document) => {
        opened = document;
      },
    );
    return () => {
      current = false;
      opened?.destroy();
    };
  }, [attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const fail = useCallback(
    () =>
      setState((before) => (before.status === 'ready' ? { status: 'failed', blob: before.blob } : before)),
    [],
  );
  return { state, retry, fail };
}
