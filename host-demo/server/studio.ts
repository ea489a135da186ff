import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { among, type Files, onDisk } from '../../themes/org/files.ts';
import { type Problem, SourceError } from '../../themes/org/problems.ts';
import { listOrgs, readLayer } from '../../themes/org/read.ts';
import { svgProblems } from '../../themes/org/svg.ts';
import { unzipped } from '../../themes/org/zip.ts';

const ZIP = 'application/zip';
const MOST_BYTES = 4_000_000;
/** What stands under organisations, and what they name. */
const LIBRARY = ['base', 'families', 'notices', 'hours.json'];
/** What a preview may show before it is saved, by what it begins with. */
const DRAFTS: readonly [extension: string, type: string, isOne: (bytes: Buffer) => boolean][] = [
  ['png', 'image/png', (bytes) => bytes.subarray(1, 4).toString('latin1') === 'PNG'],
  ['woff2', 'font/woff2', (bytes) => bytes.subarray(0, 4).toString('latin1') === 'wOF2'],
  ['svg', 'image/svg+xml', (bytes) => svgProblems(bytes.toString('utf8')).length === 0],
];
const MOST_DRAFTS = 200;

/** Every file below the names, by its path. */
function filesBelow(names: readonly string[], files: Files): Record<string, Uint8Array> {
  const found: Record<string, Uint8Array> = {};
  const walk = (name: string) => {
    const below = /\.\w+$/.test(name) ? [] : files.list(name);
    const bytes = below.length === 0 ? files.read(name) : undefined;
    if (bytes) found[name] = bytes;
    for (const each of below) walk(`${name}/${each}`);
  };
  for (const name of names) walk(name);
  return found;
}

/**
 * What the theme studio asks of the demo on its own machine: sources to begin with, the full check, drafts of drawings and
 * fonts for its previews, and to put an organisation in place. Only its own page may: what changes something has a type that no
 * form of another site can send.
 *
 * @param themes the folder of sources
 */
export function createStudio(themes: string): Hono {
  const app = new Hono();
  const files = () => onDisk(themes);
  const drafts = new Map<string, { bytes: Buffer; type: string }>();

  app.use('*', async (context, next) => {
    const { origin } = new URL(context.req.url);
    const isSame = context.req.method === 'GET' || context.req.header('origin') === origin;
    if (!isSame) return context.text('Only the studio of this demo may ask', 403);
    await next();
    context.res.headers.set('Cache-Control', 'no-store');
    context.res.headers.set('X-Content-Type-Options', 'nosniff');
    return undefined;
  });
  app.use('*', bodyLimit({ maxSize: MOST_BYTES }));

  app.get('/organisations', (context) => {
    const all = files();
    return context.json(
      listOrgs(all).flatMap((code) => {
        try {
          const { brand, family, extends: parent } = readLayer(code, all).brand.data;
          return [{ code, name: brand ?? code, family: family ?? null, extends: parent ?? null }];
        } catch {
          // A broken one is for its writer to mend; the console says what is wrong with it.
          return [];
        }
      }),
    );
  });
  app.get('/library', (context) => archive(context, filesBelow(LIBRARY, files())));
  app.get('/organisations/:code', (context) => {
    const { code } = context.req.param();
    const all = files();
    return listOrgs(all).includes(code) ? archive(context, filesBelow([code], all)) : context.notFound();
  });

  app.post('/drafts', async (context) => {
    const bytes = Buffer.from(await context.req.arrayBuffer());
    const kind = DRAFTS.find(([, , isOne]) => isOne(bytes));
    if (!kind || context.req.header('content-type') !== 'application/octet-stream')
      return context.text('It is no PNG, WOFF2 or safe SVG', 400);
    const [extension, type] = kind;
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}.${extension}`;
    drafts.set(name, { bytes, type });
    const [oldest] = drafts.keys();
    if (oldest && drafts.size > MOST_DRAFTS) drafts.delete(oldest);
    return context.json({ url: `/studio/v1/drafts/${name}` });
  });
  app.get('/drafts/:name', (context) => {
    const draft = drafts.get(context.req.param('name'));
    if (!draft) return context.notFound();
    return context.body(new Uint8Array(draft.bytes), 200, {
      'Content-Type': draft.type,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });

  app.post('/check', async (context) => {
    const given = await read(context);
    return 'problems' in given ? context.json(given, 400) : context.json(await checked(given, files()));
  });
  app.post('/organisations', async (context) => {
    const given = await read(context);
    if ('problems' in given) return context.json(given, 400);
    const { code } = given;
    const target = path.join(themes, code);
    if (existsSync(target) && context.req.query('replace') !== code)
      return context.json({ code, problems: [], exists: true }, 409);
    const report = await checked(given, files());
    if (!report.isGood) return context.json(report, 422);
    await placeFolder(given, target);
    return context.json({ ...report, placed: true });
  });
  return app;
}

const archive = (context: Context, entries: Record<string, Uint8Array>) =>
  context.body(zipSync(entries, { level: 1 }) as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': ZIP });

type Given = { code: string; files: Files };

async function read(context: Context): Promise<Given | { code: string; problems: readonly Problem[] }> {
  try {
    if (context.req.header('content-type') !== ZIP)
      throw new SourceError([
        { file: 'archive', line: 1, path: '', code: 'archive', found: 'no archive', why: `send ${ZIP}` },
      ]);
    return unzipped(new Uint8Array(await context.req.arrayBuffer()));
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { code: '', problems: error.problems };
  }
}

/** An archive's folder among the others, as the command has it. Its code is loaded when it is first asked for. */
async function checked({ code, files }: Given, all: Files) {
  const [{ check, checkTogether, isGood }, { TEXTS }] = await Promise.all([
    import('../../themes/org/check.ts'),
    import('../../themes/org/texts.ts'),
  ]);
  const together = among(code, files, all);
  const [report] = checkTogether([await check(code, together, TEXTS)], together);
  return {
    code,
    problems: report?.problems ?? [],
    summary: report?.summary,
    isGood: !!report && isGood(report),
  };
}

/** Whole or not at all: what follows the folder never reads half of one. */
async function placeFolder({ code, files }: Given, target: string): Promise<void> {
  const staging = await mkdtemp(path.join(tmpdir(), 'heloc-studio-'));
  try {
    for (const [name, bytes] of Object.entries(filesBelow([code], files))) {
      await mkdir(path.dirname(path.join(staging, name)), { recursive: true });
      await writeFile(path.join(staging, name), bytes);
    }
    const next = `${target}.next`;
    await rm(next, { recursive: true, force: true });
    await cp(path.join(staging, code), next, { recursive: true });
    await rm(target, { recursive: true, force: true });
    await rename(next, target);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
