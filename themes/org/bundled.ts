import type { Copy } from '#src/brand/copy.tsx';
import type { Texts } from './checks/context.ts';
import type { Files } from './files.ts';
import { formatJson, type Json } from './json.ts';

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
const library = import.meta.webpackContext('../', {
  recursive: true,
  regExp: /^\.\/(base|families|notices)\/.*\.json$/,
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

/** Base, families and notices, for who has an organisation's folder and nothing else. */
export const LIBRARY: Files = {
  read: (path) =>
    library.keys().includes(`./${path}`)
      ? new TextEncoder().encode(formatJson(library(`./${path}`) as Json))
      : undefined,
  list: (folder) => [
    ...new Set(
      library
        .keys()
        .filter((file) => file.startsWith(`./${folder}/`))
        .map((file) => file.slice(folder.length + 3).split('/')[0] as string),
    ),
  ],
};
