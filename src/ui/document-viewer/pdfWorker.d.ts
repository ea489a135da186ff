/** It has no types of its own, and nothing of it is used by name. */
declare module 'pdfjs-dist/build/pdf.worker.min.mjs';
