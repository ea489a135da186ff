import { checksumOf, type Entry, entriesOf } from './entries.ts';
import type { Files } from './files.ts';
import { inflated } from './inflate.ts';
import { SourceError } from './problems.ts';

/** What an organisation's archive may hold, and how much. */
const MOST_BYTES = 1_000_000;
const MOST_FILES = 40;
const NAME =
  /^(?:brand\.json|brand\.tokens\.json|theme\.json|copy\.json|assets\/(?:logo(?:-dark|-short)?|favicon)\.(?:svg|png)|assets\/fonts\/[\w.-]+\.(?:woff2|txt))$/;
const CODE = /^[A-Z][A-Z0-9_]{1,40}$/;

/** What systems put into archives by themselves. */
const LITTER = /(?:^|\/)(?:__MACOSX\/.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

const refuse = (path: string, found: string, why: string, fix?: string) =>
  new SourceError([{ file: path, line: 1, path: '', code: 'archive', found, why, ...(fix && { fix }) }]);

const REPACK = 'pack it again';

/** Before anything is inflated: what a small archive says that it becomes. */
function refuseForeign(entries: readonly Entry[]): void {
  if (entries.length > MOST_FILES)
    throw refuse('archive', `${entries.length} files`, `an organisation has at most ${MOST_FILES}`);
  const names = new Set<string>();
  let total = 0;
  for (const { name, size } of entries) {
    if (names.has(name)) throw refuse(name, 'two files of one name', 'one of them would be lost');
    names.add(name);
    total += size;
    if (total > MOST_BYTES) throw refuse(name, `${total} bytes`, `an organisation has at most ${MOST_BYTES}`);
    const [folder = '', ...rest] = name.split('/');
    if (!CODE.test(folder) || !NAME.test(rest.join('/')))
      throw refuse(
        name,
        'a file of no kind',
        'an organisation is one folder, named by its code',
        'pack CODE/brand.json, CODE/brand.tokens.json, CODE/copy.json, CODE/assets/...',
      );
  }
}

function contentOf({ name, size, checksum, isDeflated, packed }: Entry): Uint8Array {
  let content: Uint8Array | undefined;
  try {
    content = isDeflated ? inflated(packed, size) : packed;
  } catch (error) {
    throw refuse(name, error instanceof Error ? error.message : `${error}`, 'it is damaged', REPACK);
  }
  if (content?.length !== size)
    throw refuse(name, `${content?.length ?? 'more'} bytes`, `it says that it becomes ${size}`, REPACK);
  if (checksumOf(content) !== checksum)
    throw refuse(name, 'other bytes', 'they are not those that were packed', REPACK);
  return content;
}

/** An archive with one organisation's folder. Nothing of it is written anywhere. Throws `SourceError`. */
export function unzipped(bytes: Uint8Array): { code: string; files: Files } {
  if (bytes.length > MOST_BYTES)
    throw refuse('archive', `${bytes.length} bytes`, `an organisation has at most ${MOST_BYTES}`);
  let listed: readonly Entry[];
  try {
    listed = entriesOf(bytes).filter(({ name }) => !name.endsWith('/') && !LITTER.test(name));
  } catch (error) {
    throw refuse('archive', error instanceof Error ? error.message : `${error}`, 'it cannot be read', REPACK);
  }
  refuseForeign(listed);
  const entries: Record<string, Uint8Array> = Object.fromEntries(
    listed.map((entry) => [entry.name, contentOf(entry)]),
  );
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
