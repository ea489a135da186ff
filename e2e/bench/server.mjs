import { spawn } from 'node:child_process';

/** The built demo on ports of its own, with an API that answers a host's pages as well. */
export function startServer(base, host) {
  const server = spawn(process.execPath, ['dist/host-demo/server/server.mjs'], {
    env: {
      ...process.env,
      PORT_BASE: String(base),
      SANDBOX_DATABASE_URL: ':memory:',
      LENDER_ORIGINS: host,
      // As a CDN compresses.
      BROTLI_QUALITY: '11',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const at = (offset) => `http://localhost:${base + offset}`;
  const origins = { lender: at(0), dashboard: at(1), cdn: at(2), api: at(3) };
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      if (chunk.toString().includes('Ready.')) resolve({ origins, stop: () => server.kill() });
    });
    server.on('exit', (code) => reject(new Error(`The demo server ended with ${code}`)));
  });
}
