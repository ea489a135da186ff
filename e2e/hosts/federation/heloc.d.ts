declare module 'heloc_borrower/mount' {
  import type { HelocApplication, HelocOptions } from '@heloc/embed';

  export function mount(element: Element, options: HelocOptions): HelocApplication;
}
