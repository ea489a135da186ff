import { onDisk } from '../../../themes/org/files.ts';
import type { JsonObject } from '../../../themes/org/json.ts';
import { listOrgs } from '../../../themes/org/read.ts';
import type { Folder } from '../model/folder.ts';

const files = onDisk('themes');
export const CODES = listOrgs(files);

/** A folder of `themes/` as it stands. */
export function folderOf(code: string): Folder {
  const json = (file: string): JsonObject => {
    const bytes = files.read(`${code}/${file}`);
    return bytes ? JSON.parse(new TextDecoder().decode(bytes)) : {};
  };
  const names = ['assets', 'assets/fonts'].flatMap((folder) =>
    files
      .list(`${code}/${folder}`)
      .filter((name) => name.includes('.'))
      .map((name) => `${folder}/${name}`),
  );
  return {
    code,
    brand: json('brand.json'),
    tokens: json('brand.tokens.json'),
    copy: json('copy.json'),
    assets: new Map(names.sort().map((name) => [name, new Uint8Array(files.read(`${code}/${name}`) ?? [])])),
  };
}
