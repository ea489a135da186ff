import type { Files } from './files.ts';
import { formatJson, type Json } from './json.ts';

const library = import.meta.webpackContext('../', {
  recursive: true,
  regExp: /^\.\/(base|families|notices)\/.*\.json$/,
});

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
