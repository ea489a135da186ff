import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The first of these programs that the system has. */
function which(names) {
  for (const name of names) {
    const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0 && stdout.trim()) return stdout.trim();
  }
  return undefined;
}

/** What `playwright install` left, if anything. */
function installed() {
  const script = "process.stdout.write(require('playwright-core').chromium.executablePath())";
  const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  return stdout && existsSync(stdout) ? stdout : undefined;
}

/** By the system's package manager, when it may. */
function installFromArchive(name, options) {
  if (process.getuid?.() !== 0 || !which(['apt-get'])) return;
  const command = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${name}`;
  spawnSync('sh', ['-c', command], { stdio: 'inherit', ...options });
}

const findBrowser = () => which(NAMES) ?? PATHS.find((path) => existsSync(path)) ?? installed();

function installBrowser() {
  console.log('\n== No Chromium found: installing one');
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' });
  if (!installed()) installFromArchive('chromium');
  const now = findBrowser();
  if (now) return now;
  console.error('No Chromium could be installed: install one and set CHROMIUM_PATH.');
  process.exit(1);
}

const SHELL = 'chromium-headless-shell';

/** Debian's: the same engine without windows, which otherwise take a third of the time on two processors. */
function findHeadlessShell() {
  // It can be done without: a machine that reaches no archive does not wait for it.
  if (!which([SHELL])) installFromArchive(SHELL, { timeout: 120_000 });
  return which([SHELL]);
}

/**
 * The browsers to test in, as environment variables: the browser named, the system's, else one that is installed now; and
 * its headless shell where there is one. A browser that was named is used for everything.
 */
export function chromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return { CHROMIUM_PATH: named };
  const CHROMIUM_PATH = findBrowser() ?? installBrowser();
  const CHROMIUM_SHELL_PATH = process.env.CHROMIUM_SHELL_PATH ?? findHeadlessShell();
  return { CHROMIUM_PATH, ...(CHROMIUM_SHELL_PATH && { CHROMIUM_SHELL_PATH }) };
}
