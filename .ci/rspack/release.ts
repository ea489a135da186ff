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

/** Vendors of chat modes whose clients may be shipped only under a contract with them. */
const CONTRACTED = ['stream'];

/** Those of them that the release has a contract with; without it their modes are not built. */
export const chatVendors: readonly string[] =
  process.env.HELOC_CHAT_VENDORS?.split(/[\s,]+/).filter(Boolean) ?? [];
const strangers = chatVendors.filter((vendor) => !CONTRACTED.includes(vendor));
if (strangers.length > 0) {
  throw new Error(`HELOC_CHAT_VENDORS names ${strangers}; there are ${CONTRACTED}`);
}
/** Their modes, which answer with phone and email then. */
export const leftOutModes = CONTRACTED.filter((vendor) => !chatVendors.includes(vendor));

/** Whether people may choose the agent of a chat and see its ids: in builds for those who test, never in a release. */
export const chatDebug = process.env.HELOC_CHAT_DEBUG === '1';
