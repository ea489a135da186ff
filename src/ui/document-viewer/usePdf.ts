import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { OpenPdf, PdfDocument } from './pdf.ts';

export type PdfState =
  | { status: 'loading' }
  | { status: 'failed'; blob?: Blob }
  | { status: 'ready'; blob: Blob; document: PdfDocument };

/** Loads and opens a PDF, once; `fail` gives up on one that cannot be drawn. */
export function usePdf(load: () => Promise<Blob>, open: OpenPdf) {
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

  useEffect(() => {
    let current = true;
    let opened: PdfDocument | undefined;
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
  }, []);

  const fail = useCallback(
    () =>
      setState((before) => (before.status === 'ready' ? { status: 'failed', blob: before.blob } : before)),
    [],
  );
  return { state, fail };
}
