/**
 * pdf.js behind `OpenPdf`. Imported on demand only, and never by Jest: pdf.js does not run there.
 *
 * The worker is an asset of the mount's own CDN. Browsers refuse a worker from another origin, so a small blob of the
 * page's origin imports it; where a policy forbids that, pdf.js runs on the main thread.
 */
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
} from 'pdfjs-dist';
import type { OpenPdf, PdfDocument, PdfPage } from './pdf.ts';

const WORKER_URL = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
const WORKER_START_MS = 10_000;
const MAX_PIXEL_RATIO = 2;

function spawn(): Worker {
  if (new URL(WORKER_URL).origin === location.origin) return new Worker(WORKER_URL, { type: 'module' });
  const shim = URL.createObjectURL(
    new Blob([`await import(${JSON.stringify(WORKER_URL)});`], { type: 'text/javascript' }),
  );
  try {
    return new Worker(shim, { type: 'module' });
  } finally {
    // The worker has its script by the time it answers; a failure shows by then too.
    setTimeout(() => URL.revokeObjectURL(shim), WORKER_START_MS);
  }
}

/** A worker that has said that it is there, or `undefined` where none may run. */
async function startWorker(): Promise<Worker | undefined> {
  let worker: Worker;
  try {
    worker = spawn();
  } catch {
    return undefined;
  }
  const started = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), WORKER_START_MS);
    const settle = (ok: boolean) => {
      clearTimeout(timer);
      resolve(ok);
    };
    worker.addEventListener('message', () => settle(true), { once: true });
    worker.addEventListener('error', () => settle(false), { once: true });
  });
  if (started) return worker;
  worker.terminate();
  return undefined;
}

function toPage(page: PDFPageProxy): PdfPage {
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    number: page.pageNumber,
    width,
    height,
    async render(canvas, cssWidth, signal) {
      const ratio = Math.min(globalThis.devicePixelRatio || 1, MAX_PIXEL_RATIO);
      const viewport = page.getViewport({ scale: (cssWidth / width) * ratio });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const task = page.render({ canvas, viewport });
      const cancel = () => task.cancel();
      signal.addEventListener('abort', cancel);
      try {
        await task.promise;
      } catch (error) {
        if (!signal.aborted) throw error;
      } finally {
        signal.removeEventListener('abort', cancel);
      }
    },
    async text() {
      const { items } = await page.getTextContent();
      const lines: string[] = [''];
      for (const item of items) {
        if (!('str' in item)) continue;
        lines[lines.length - 1] += item.str;
        if (item.hasEOL) lines.push('');
      }
      return lines.map((line) => line.trim()).filter(Boolean);
    },
  };
}

async function pagesOf(document: PDFDocumentProxy): Promise<PdfPage[]> {
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(numbers.map(async (number) => toPage(await document.getPage(number))));
}

export const openPdf: OpenPdf = async (bytes): Promise<PdfDocument> => {
  GlobalWorkerOptions.workerSrc = WORKER_URL;
  const port = await startWorker();
  const worker = new PDFWorker(port ? { port: port as unknown as null, verbosity: 0 } : { verbosity: 0 });
  const task = getDocument({
    data: new Uint8Array(bytes.slice(0)),
    worker,
    isEvalSupported: false,
    useWasm: false,
    verbosity: 0,
  });
  const destroy = () => {
    void task.destroy().finally(() => {
      worker.destroy();
      port?.terminate();
    });
  };
  try {
    return { pages: await pagesOf(await task.promise), destroy };
  } catch (error) {
    destroy();
    throw error;
  }
};
