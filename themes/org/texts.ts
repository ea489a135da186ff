import type { Copy } from '#src/brand/copy.tsx';
import type { Texts } from './checks/context.ts';

declare global {
  interface ImportMeta {
    webpackContext(
      folder: string,
      options: { recursive: boolean; regExp: RegExp },
    ): ((file: string) => unknown) & { keys(): string[] };
  }
}

const copies = import.meta.webpackContext('../../', {
  recursive: true,
  regExp: /^\.\/(src|remotes)\/.*(copy|Copy|labels\/\w+)\.tsx?$/,
});

const isCopy = (value: unknown): value is Copy =>
  typeof value === 'object' && value !== null && 'key' in value && 'strings' in value;

/** The product's texts, as they were when the tool was built. */
export const TEXTS: Texts = Object.fromEntries(
  copies
    .keys()
    .flatMap((file) => Object.values(copies(file) as object))
    .filter(isCopy)
    .map(({ key, strings }) => [key, strings]),
);
