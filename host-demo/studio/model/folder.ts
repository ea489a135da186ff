import { isObject, type Json, type JsonObject } from '../../../themes/org/json.ts';

/** The files of an organisation that hold data, by a short name. */
export const FILES = { brand: 'brand.json', tokens: 'brand.tokens.json', copy: 'copy.json' } as const;
export type FileName = keyof typeof FILES;

/** An organisation's folder below `themes/`, as it is edited. Never changed in place. */
export interface Folder {
  readonly code: string;
  readonly brand: JsonObject;
  readonly tokens: JsonObject;
  readonly copy: JsonObject;
  /** By path below the folder: `assets/logo.svg`. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
}

/** One thing that a person did. `label` says it in words: "button radius 8 to 12". */
interface Named {
  readonly label: string;
  /** Changes of one gesture, such as moving a slider, are one step. */
  readonly gesture?: string | undefined;
}

/** A value of a file; without a value it is taken away, and groups that are empty then go with it. */
export interface DataChange extends Named {
  readonly file: FileName;
  readonly path: readonly string[];
  readonly value: Json | undefined;
}

export interface AssetChange extends Named {
  readonly file: 'assets';
  readonly path: readonly [file: string];
  readonly value: Uint8Array | undefined;
}

export type Change = DataChange | AssetChange;

export function change(folder: Folder, made: Change): Folder {
  if (made.file !== 'assets') {
    const data = put(folder[made.file], made.path, made.value);
    return { ...folder, [made.file]: isObject(data) ? data : {} };
  }
  const assets = new Map(folder.assets);
  const [file] = made.path;
  if (made.value === undefined) assets.delete(file);
  else assets.set(file, made.value);
  return { ...folder, assets };
}

const INDEX = /^\d+$/;
/** They say what the values beside them are, and are nothing without them. */
const BESIDE_VALUES = ['$type', '$description'];

function put(holder: Json | undefined, path: readonly string[], value: Json | undefined): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (key === '__proto__') return holder;
  if (Array.isArray(holder) || (holder === undefined && INDEX.test(key))) {
    const items: (Json | undefined)[] = Array.isArray(holder) ? [...holder] : [];
    items[Number(key)] = put(items[Number(key)], rest, value);
    const kept = items.filter((item) => item !== undefined);
    return kept.length > 0 ? kept : undefined;
  }
  const group: JsonObject = isObject(holder) ? { ...holder } : {};
  const next = put(Object.hasOwn(group, key) ? group[key] : undefined, rest, value);
  if (next === undefined) delete group[key];
  else group[key] = next;
  return Object.keys(group).every((name) => BESIDE_VALUES.includes(name)) ? undefined : group;
}

/** What stands at a path; `undefined` where nothing does. */
export function valueAt(data: Json | undefined, path: readonly string[]): Json | undefined {
  let value = data;
  for (const key of path) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isObject(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
}
