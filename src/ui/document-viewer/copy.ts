import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('ui/document-viewer', {
  notice:
    'This document is a PDF. If you use assistive technology and cannot read it here, download it or call {phone} and we will read it to you or send another format.',
  loading: 'Loading the document',
  failed: 'We could not load this document.',
  retry: 'Try again',
  downloadInstead: 'Download instead',
  downloadFailed: 'The download failed too. Check your internet connection, or call {phone}.',
  page: 'Page {page} of {count}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to width',
  asText: 'Show as text',
  asPages: 'Show the pages',
  noText: 'This page is a picture without text. Show the pages to see it.',
  download: 'Download',
  print: 'Print',
  newTab: 'Open in new tab',
  skip: 'Skip to the end of the document',
  end: 'End of the document',
  reached: 'You have reached the end of the document',
  tools: 'Document tools',
});
