/** What the viewer needs of a PDF library; `pdfEngine.ts` is the only file that knows which. */
export interface PdfPage {
  /** From 1. */
  readonly number: number;
  /** In points at 100 %. */
  readonly width: number;
  readonly height: number;
  /** Draws the page `width` CSS pixels wide. */
  render(canvas: HTMLCanvasElement, width: number, signal: AbortSignal): Promise<void>;
  /** The words of the page, line by line. */
  text(): Promise<string[]>;
}

export interface PdfDocument {
  readonly pages: readonly PdfPage[];
  destroy(): void;
}

/** Rejects when the bytes are not a readable PDF. */
export type OpenPdf = (bytes: ArrayBuffer) => Promise<PdfDocument>;
