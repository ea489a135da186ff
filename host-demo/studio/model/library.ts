import type { Files } from '../../../themes/org/files.ts';
import { formatJson, isObject, type Json, type JsonObject } from '../../../themes/org/json.ts';
import { FILES, type FileName, type Folder } from './folder.ts';

/** Files by their path below `themes/`: base, families, notices, and organisations that others extend. */
export type Entries = ReadonlyMap<string, Uint8Array>;

/** What a list of organisations says of each. */
export interface Organisation {
  readonly code: string;
  readonly name: string;
  readonly family: string | null;
  readonly extends: string | null;
}

const encode = (data: JsonObject) => new TextEncoder().encode(formatJson(data));
const isEmpty = (data: JsonObject) => Object.keys(data).length === 0;

/** A folder as files, laid out as sources are; one without anything to say is none. */
function entriesOf(folder: Folder): Map<string, Uint8Array> {
  const entries = new Map<string, Uint8Array>();
  for (const [name, file] of Object.entries(FILES) as [FileName, string][])
    if (!isEmpty(folder[name])) entries.set(`${folder.code}/${file}`, encode(folder[name]));
  for (const [path, bytes] of folder.assets) entries.set(`${folder.code}/${path}`, bytes);
  return entries;
}

/** The folder of an organisation among files; what is not JSON counts as empty. */
export function folderIn(entries: Entries, code: string): Folder {
  const data = (file: string): JsonObject => {
    const bytes = entries.get(`${code}/${file}`);
    try {
      const value: unknown = bytes ? JSON.parse(new TextDecoder().decode(bytes)) : {};
      return isObject(value) ? value : {};
    } catch {
      return {};
    }
  };
  return {
    code,
    brand: data(FILES.brand),
    tokens: data(FILES.tokens),
    copy: data(FILES.copy),
    assets: new Map(
      [...entries]
        .filter(([path]) => path.startsWith(`${code}/assets/`))
        .map(([path, bytes]) => [path.slice(code.length + 1), bytes]),
    ),
  };
}

/** A folder over the library, as the code of `themes/org` reads sources. */
export function filesOf(folder: Folder, library: Entries): Files {
  const own = entriesOf(folder);
  const isOwn = (path: string) => path === folder.code || path.startsWith(`${folder.code}/`);
  const namesIn = (entries: Iterable<string>, below: string) => [
    ...new Set(
      [...entries]
        .filter((path) => below === '' || path.startsWith(`${below}/`))
        .map((path) => path.slice(below === '' ? 0 : below.length + 1).split('/')[0] as string),
    ),
  ];
  return {
    read: (path) => (isOwn(path) ? own : library).get(path),
    list: (path) => namesIn(isOwn(path) ? own.keys() : [...library.keys(), ...own.keys()], path),
  };
}

/** The same folder under another code: what names only the one it was is left out. */
export function copyOf(folder: Folder, code: string, name: string): Folder {
  const { aliases: _, approvedBy: _by, approvedOn: _on, ...brand } = folder.brand;
  const metadata = isObject(brand.orgMetadata) ? brand.orgMetadata : {};
  const company = isObject(metadata.companyInfo) ? metadata.companyInfo : {};
  const slug = code.toLowerCase().replaceAll('_', '-');
  const companyInfo: Json = {
    ...company,
    legalName: name,
    shortName: name,
    nmlsId: '0000',
    supportEmail: `help@${slug}.example`,
  };
  return {
    ...folder,
    code,
    brand: {
      ...brand,
      orgCode: code,
      brand: name,
      role: 'partner',
      hosts: [`${slug}.example`],
      orgMetadata: { ...metadata, companyInfo },
    },
  };
}
