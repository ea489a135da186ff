import { unzipSync } from 'fflate';
import type { Problem } from '../../themes/org/problems.ts';
import type { Folder } from './model/folder.ts';
import { type Entries, folderIn, type Organisation } from './model/library.ts';
import { exportZip } from './model/zip.ts';

/** Of the demo, as its page says them. */
export const origins = { ...(document.getElementById('studio') as HTMLElement).dataset } as {
  readonly cdn: string;
  readonly api: string;
};

/** An answer of the demo, whatever it is. */
async function ask(path: string, request?: RequestInit): Promise<Response> {
  try {
    return await fetch(`/studio/v1/${path}`, request);
  } catch {
    throw new Error('The demo does not answer. See that it is running (npm start), then try again.');
  }
}

async function get(path: string): Promise<Response> {
  const answer = await ask(path);
  if (!answer.ok) throw new Error(`The demo answered ${answer.status} for ${path}.`);
  return answer;
}

const entriesAt = async (path: string): Promise<Entries> =>
  new Map(Object.entries(unzipSync(new Uint8Array(await (await get(path)).arrayBuffer()))));

export const organisations = async (): Promise<Organisation[]> => (await get('organisations')).json();

/** Base, families and notices, with the organisations that one extends. */
export async function libraryFor(code: string | undefined, all: readonly Organisation[]): Promise<Entries> {
  const parents: string[] = [];
  for (let next = code; next; ) {
    const parent: string | null | undefined = all.find((each) => each.code === next)?.extends;
    if (!parent || parents.includes(parent)) break;
    parents.push(parent);
    next = parent;
  }
  const parts = await Promise.all([
    entriesAt('library'),
    ...parents.map((parent) => entriesAt(`organisations/${parent}`)),
  ]);
  return new Map(parts.flatMap((entries) => [...entries]));
}

export const folderAt = async (code: string): Promise<Folder> =>
  folderIn(await entriesAt(`organisations/${code}`), code);

/** What is live of an organisation; nothing of one that is new. */
export const publishedOf = async (code: string, all: readonly Organisation[]): Promise<Folder> =>
  all.some((each) => each.code === code)
    ? folderAt(code)
    : { code, brand: {}, tokens: {}, copy: {}, assets: new Map() };

/** The address of what a preview is to show, which nobody has saved yet. */
export async function draft(bytes: Uint8Array): Promise<string> {
  const answer = await ask('drafts', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
  if (!answer.ok) throw new Error(await answer.text());
  return new URL(((await answer.json()) as { url: string }).url, location.href).href;
}

/** What the demo says of a folder. */
export interface Verdict {
  readonly code: string;
  readonly problems: readonly Problem[];
  readonly summary?: string;
  readonly isGood?: boolean;
  readonly placed?: boolean;
  readonly exists?: boolean;
}

async function send(path: string, folder: Folder): Promise<Verdict> {
  const answer = await ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/zip' },
    body: exportZip(folder) as Uint8Array<ArrayBuffer>,
  });
  if (answer.headers.get('content-type')?.includes('json')) return answer.json();
  throw new Error(`The demo answered ${answer.status}: ${await answer.text()}`);
}

export const check = (folder: Folder) => send('check', folder);
export const put = (folder: Folder, replace: boolean) =>
  send(`organisations${replace ? `?replace=${folder.code}` : ''}`, folder);
