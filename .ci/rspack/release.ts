import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the project: every build is started there. */
export const root = process.cwd();
export const dist = path.join(root, process.env.HELOC_DIST ?? 'dist');

const json = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

export const { version, dependencies } = json('package.json') as {
  version: string;
  dependencies: Record<string, string>;
};

const listed = (variable: string | undefined, placeholder: string) =>
  variable?.split(/[\s,]+/).map((url) => new URL(url).origin) ?? [placeholder];

/** Origins that the release may speak to. Without the two variables the server fills them in, as the demo's CDN does. */
export const origins = {
  api: listed(process.env.HELOC_API_ORIGINS, '__API__'),
  assets: listed(process.env.HELOC_ASSET_ORIGINS, '__CDN__'),
};

/** The API of test mode, where it is another one. */
export const sandboxApi =
  process.env.HELOC_SANDBOX_API_ORIGIN && new URL(process.env.HELOC_SANDBOX_API_ORIGIN).origin;
