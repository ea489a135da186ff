import { showStaged } from './staged.ts';

/** Pages on which something is thrown a second after the first screen; each says below what its own error handler has heard. */
export function startErrors(): void {
  showStaged('error-states', {
    'Thrown by our code: ours to report, kept from the page': 'throws=ours',
    "Thrown by the page's code: the page's alone": 'throws=host',
    'Thrown by an extension: nobody of ours reports it': 'throws=extension',
  });
}
