import type { Texts } from '../../../themes/org/checks/context.ts';
import { differ, type Difference as Found } from '../../../themes/org/differ.ts';
import { isObject, type Json } from '../../../themes/org/json.ts';
import { change, type DataChange, FILES, type FileName, type Folder } from './folder.ts';

/** What is compared: an organisation's own files, or those of all its layers in one. */
export type Data = Pick<Folder, FileName>;

export interface Difference extends Found {
  readonly file: FileName;
}

const NAMES = Object.keys(FILES) as FileName[];

/** The values and words that are not alike, by file and path. What changes nothing, such as the order of keys, is none. */
export const differences = (from: Data, to: Data): Difference[] =>
  NAMES.flatMap((file) => differ(from[file], to[file]).map((each): Difference => ({ file, ...each })));

/**
 * The same as people read it: each value and text by itself, though all of its group is on one side only, and our words where
 * a side has none of its own.
 */
export function compared(from: Data, to: Data, texts: Texts): Difference[] {
  const original = ([namespace = '', key = '']: readonly string[]): Json | undefined =>
    texts[namespace]?.[key] as Json | undefined;
  return differences(from, to)
    .flatMap(oneByOne)
    .filter(({ path }) => path.at(-1) !== '$type')
    .map((each) =>
      each.file === 'copy'
        ? { ...each, from: each.from ?? original(each.path), to: each.to ?? original(each.path) }
        : each,
    );
}

function oneByOne(each: Difference): Difference[] {
  const { file, path, from, to } = each;
  const isGroup = (value: Json | undefined) =>
    value === undefined ||
    (isObject(value) && path.at(-1) !== '$value' && !(file === 'copy' && path.length > 1));
  if (!isGroup(from) || !isGroup(to)) return [each];
  return differ(from ?? {}, to ?? {}, path).flatMap((part) => oneByOne({ file, ...part }));
}

/** What makes one of the other. What goes does so last: a group that would be empty between would lose its type. */
export const changesBetween = (from: Data, to: Data): DataChange[] =>
  differences(from, to)
    .map(({ file, path, to: value }): DataChange => ({ file, path, value, label: path.join(' ') }))
    .sort((one, other) => Number(one.value === undefined) - Number(other.value === undefined));

export const withChanges = (folder: Folder, changes: readonly DataChange[]): Folder =>
  changes.reduce(change, folder);

/** Assets that only one has, or that differ. */
export function otherAssets(from: Folder['assets'], to: Folder['assets']): string[] {
  const isSame = (one: Uint8Array | undefined, other: Uint8Array | undefined) =>
    one?.length === other?.length && (one ?? []).every((byte, index) => byte === other?.[index]);
  return [...new Set([...from.keys(), ...to.keys()])].filter((name) => !isSame(from.get(name), to.get(name)));
}
