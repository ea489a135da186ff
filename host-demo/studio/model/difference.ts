import { differ, type Difference as Found } from '../../../themes/org/differ.ts';
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
