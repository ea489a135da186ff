import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function find() {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  for (const name of NAMES) {
    const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0 && stdout.trim()) return stdout.trim();
  }
  return PLACES.find((place) => existsSync(place)) ?? installed();
}

/** What `playwright install` left, if anything. */
function installed() {
  const script = "process.stdout.write(require('playwright-core').chromium.executablePath())";
  const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  return stdout && existsSync(stdout) ? stdout : undefined;
}

/** A browser to test in: the one named, the system's, else one that is installed now. */
export function chromium() {
  const found = find();
  if (found) return found;
  console.log('\n== No Chromium found: installing one');
  const root = process.getuid?.() === 0;
  const ways = [
    ['node_modules/.bin/playwright', ['install', 'chromium']],
    ...(root
      ? [
          [
            'sh',
            ['-c', 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium'],
          ],
        ]
      : []),
  ];
  for (const [command, args] of ways) {
    spawnSync(command, args, { stdio: 'inherit' });
    const now = find();
    if (now) return now;
  }
  console.error('No Chromium could be installed: install one and set CHROMIUM_PATH.');
  process.exit(1);
}
