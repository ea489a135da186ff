/**
 * pdf.js behind `OpenPdf`. Imported on demand only, and never by Jest: pdf.js does not run there.
 *
 * The worker is an asset of the mount's own CDN. Browsers refuse a worker from another origin and check no integrity of
 * one, so it is fetched, checked, and started from a blob of the page's origin. Where that cannot be, pdf.js runs on the
 * main thread, from a chunk like any other.
 */
import { getDocument, type PDFDocumentProxy, type PDFPageProxy, PDFWorker } from 'pdfjs-dist';
import { isForWantOfPassword } from '#src/domain/documents/files.ts';
import { startWorker } from '#src/platform/worker.ts';
import type { OpenPdf, PdfDocument, PdfPage } from './pdf.ts';

const WORKER_URL = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
const RETRY_AFTER_MS = [400, 400];
const MAX_PIXEL_RATIO = 2;

/** Of the worker's file, as the build took it. */
declare const __HELOC_PDF_WORKER_INTEGRITY__: string;

/** Its bytes, if they are those of the build; else, and where it cannot be had, this rejects. */
async function fetchWorker([pause, ...later]: readonly number[] = RETRY_AFTER_MS): Promise<ArrayBuffer> {
  try {
    const response = await fetch(WORKER_URL, { integrity: __HELOC_PDF_WORKER_INTEGRITY__ });
    if (response.ok) return await response.arrayBuffer();
    throw new Error(`The PDF worker was answered with ${response.status}`);
  } catch (error) {
    if (pause === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return fetchWorker(later);
  }
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

async function open(bytes: ArrayBuffer) {
  const port = await startWorker(fetchWorker);
  // It leaves itself where pdf.js looks for it first.
  if (!port) await import(/* webpackChunkName: "pdf-worker" */ 'pdfjs-dist/build/pdf.worker.min.mjs');
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
  return { document: task.promise, destroy };
}

export const openPdf: OpenPdf = async (bytes): Promise<PdfDocument> => {
  const { document, destroy } = await open(bytes);
  try {
    return { pages: await pagesOf(await document), destroy };
  } catch (error) {
    destroy();
    throw error;
  }
};

/** Whether a PDF cannot be opened without its password or key. */
export async function needsPassword(bytes: ArrayBuffer): Promise<boolean> {
  const { document, destroy } = await open(bytes);
  try {
    await document;
    return false;
  } catch (error) {
    return isForWantOfPassword(error);
  } finally {
    destroy();
  }
}
