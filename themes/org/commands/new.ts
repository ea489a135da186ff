import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { check } from '../check.ts';
import { HEX, newFolder } from '../create.ts';
import { among, type Files, onDisk } from '../files.ts';
import { migrate } from '../migrate.ts';
import { listFamilies } from '../read.ts';
import { TEXTS } from '../texts.ts';
import { unzipped } from '../zip.ts';
import { print } from './report.ts';
import { sources, THEMES } from './sources.ts';

const CODE = /^[A-Z][A-Z0-9_]{1,40}$/;

/** What has to be said; asked for where it is not among the options. */
const NEEDED = {
  name: { question: 'Name', pattern: /\S/ },
  family: { question: 'Family', pattern: /^[a-z][a-z-]*$/ },
  primary: { question: 'Color of the brand, like #6B3FA0', pattern: HEX },
} as const;

/** Somebody's until the lender's own are said. */
const PLACEHOLDERS = ['nmls', 'phone', 'email', 'states'] as const;

/** `new CODE --family bank --primary "#6B3FA0" --name "..."`: a folder that can be served, to be written on. */
export async function create(args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: text,
      family: text,
      primary: text,
      accent: text,
      nmls: text,
      phone: text,
      email: text,
      states: text,
      from: text,
    },
  });
  const [code = ''] = positionals;
  const folder = path.join(THEMES, code);
  if (!CODE.test(code)) return refuse(`"${code}" is no code: capitals, digits, underscores`);
  if (existsSync(folder)) return refuse(`${folder} exists`);
  if (values.from) return fromArchive(code, values.from);
  const families = listFamilies(sources());
  const said = { ...values, ...(await ask(values, families)) };
  for (const [name, { question, pattern }] of Object.entries(NEEDED)) {
    const value = said[name as keyof typeof NEEDED];
    if (!value || !pattern.test(value)) return refuse(`--${name}: ${question}`);
  }
  const { name = '', family = '', primary = '', accent } = said;
  if (!families.includes(family)) return refuse(`--family: one of ${families.join(', ')}`);
  if (accent && !HEX.test(accent)) return refuse('--accent: a colour like #1F7A5C');
  write(
    folder,
    newFolder(code, {
      name,
      family,
      primary,
      accent,
      nmlsId: values.nmls,
      phone: values.phone,
      email: values.email,
      states: values.states?.toUpperCase().match(/[A-Z]{2}/g) ?? undefined,
    }),
  );
  const open = PLACEHOLDERS.filter((each) => !values[each]).map((each) => `--${each}`);
  process.stdout.write(
    `${folder} is written${open.length > 0 ? `, with placeholders for ${open.join(', ')}` : ''}.\n`,
  );
  print([await check(code, onDisk(THEMES), TEXTS)], false);
  return 0;
}

const refuse = (why: string): number => {
  process.stderr.write(`org new: ${why}\n`);
  return 2;
};

type Said = { [K in keyof typeof NEEDED]?: string | undefined };

/** Asks a person for what is missing; a script gets no question. */
async function ask(given: Said, families: readonly string[]): Promise<Said> {
  const missing = Object.entries(NEEDED).filter(([name]) => !given[name as keyof Said]);
  if (missing.length === 0 || !process.stdin.isTTY) return {};
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const said: Record<string, string> = {};
  for (const [name, { question }] of missing)
    said[name] = await terminal.question(
      `${question}${name === 'family' ? ` (${families.join(', ')})` : ''}: `,
    );
  terminal.close();
  return said;
}

function write(folder: string, contents: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [file, content] of Object.entries(contents)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
}

/** What another tool or person packed, brought to the newest schema. */
async function fromArchive(code: string, archive: string): Promise<number> {
  const { code: packed, files } = unzipped(readFileSync(archive));
  if (packed !== code) return refuse(`${archive} holds ${packed}`);
  const contents: Record<string, string | Uint8Array> = {};
  for (const file of filesBelow(code, files))
    contents[file.slice(code.length + 1)] = files.read(file) as Uint8Array;
  for (const [file, text] of migrate(code, among(code, files, sources()))) {
    if (text === undefined) delete contents[file];
    else contents[file] = text;
  }
  write(path.join(THEMES, code), contents);
  return print([await check(code, onDisk(THEMES), TEXTS)], false);
}

function filesBelow(folder: string, files: Files): string[] {
  return files.list(folder).flatMap((name) => {
    const file = `${folder}/${name}`;
    return files.read(file) ? [file] : filesBelow(file, files);
  });
}
