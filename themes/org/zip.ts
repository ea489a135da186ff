import { unzipSync } from 'fflate';
import type { Files } from './files.ts';
import { SourceError } from './problems.ts';

/** What an organisation's archive may hold, and how much. */
const MOST_BYTES = 1_000_000;
const MOST_FILES = 40;
/** What is packed is hardly larger than what it becomes: who says otherwise hides how much that is. */
const MOST_GROWTH = 1_000;
const NAME =
  /^(?:brand\.json|brand\.tokens\.json|theme\.json|copy\.json|assets\/(?:logo(?:-dark|-short)?|favicon)\.(?:svg|png)|assets\/fonts\/[\w.-]+\.(?:woff2|txt))$/;
const CODE = /^[A-Z][A-Z0-9_]{1,40}$/;

/** What systems put into archives by themselves. */
const LITTER = /(?:^|\/)(?:__MACOSX\/.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

const refuse = (path: string, found: string, why: string, fix?: string) =>
  new SourceError([{ file: path, line: 1, path: '', code: 'archive', found, why, ...(fix && { fix }) }]);

/** An archive with one organisation's folder. Nothing of it is written anywhere. Throws `SourceError`. */
export function unzipped(bytes: Uint8Array): { code: string; files: Files } {
  if (bytes.length > MOST_BYTES)
    throw refuse('archive', `${bytes.length} bytes`, `an organisation has at most ${MOST_BYTES}`);
  let size = 0;
  const names = new Set<string>();
  let entries: Record<string, Uint8Array>;
  try {
    entries = unzipSync(bytes, {
      // Before anything is inflated: what a small archive says that it becomes.
      filter: ({ name, size: packed, originalSize }) => {
        if (name.endsWith('/') || LITTER.test(name)) return false;
        if (names.has(name)) throw refuse(name, 'two files of one name', 'one of them would be lost');
        names.add(name);
        size += originalSize;
        if (packed > originalSize + MOST_GROWTH)
          throw refuse(name, `${packed} bytes packed`, `it says that it becomes ${originalSize}`);
        if (size > MOST_BYTES)
          throw refuse(name, `${size} bytes`, `an organisation has at most ${MOST_BYTES}`);
        if (names.size > MOST_FILES)
          throw refuse(name, `${names.size} files`, `an organisation has at most ${MOST_FILES}`);
        const [folder = '', ...rest] = name.split('/');
        if (!CODE.test(folder) || !NAME.test(rest.join('/')))
          throw refuse(
            name,
            'a file of no kind',
            'an organisation is one folder, named by its code',
            'pack CODE/brand.json, CODE/brand.tokens.json, CODE/copy.json, CODE/assets/...',
          );
        return true;
      },
    });
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw refuse('archive', error instanceof Error ? error.message : `${error}`, 'it cannot be read');
  }
  const folders = new Set(Object.keys(entries).map((name) => name.split('/')[0] as string));
  const [code] = folders;
  if (!code || folders.size !== 1)
    throw refuse(
      'archive',
      [...folders].join(', ') || 'nothing',
      'it must hold the folder of one organisation',
    );
  return {
    code,
    files: {
      read: (path) => (Object.hasOwn(entries, path) ? entries[path] : undefined),
      list: (folder) => [
        ...new Set(
          Object.keys(entries)
            .filter((name) => !folder || name.startsWith(`${folder}/`))
            .map((name) => name.slice(folder ? folder.length + 1 : 0).split('/')[0] as string),
        ),
      ],
    },
  };
}
