import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

export interface Origins {
  lender: string;
  dashboard: string;
  cdn: string;
  api: string;
}

/** What holds the application: a lender's page, with a shadow root, and the dashboard, without. */
export const HOSTS = ['lender', 'dashboard'] as const;
export type Host = (typeof HOSTS)[number];

/** The origins as a test for lenders' pages sees them, with another host in their place. */
export const hostedBy = (host: Host, origins: Origins): Origins => ({ ...origins, lender: origins[host] });

/** Where the guide's own server has its page. */
export const GUEST = 'http://localhost:8080';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Starts the built demo on four ports of its own, with an empty sandbox in memory. */
export async function startOrigins(
  base: number,
  settings: Record<string, string> = {},
): Promise<{ origins: Origins; stop: () => void }> {
  const server = spawn(
    process.execPath,
    [`${process.env.HELOC_DIST ?? 'dist'}/host-demo/server/server.mjs`],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT_BASE: String(base),
        SANDBOX_DATABASE_URL: ':memory:',
        LENDER_ORIGINS: GUEST,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await ready(server);
  const at = (offset: number) => `http://localhost:${base + offset}`;
  return {
    origins: { lender: at(0), dashboard: at(1), cdn: at(2), api: at(3) },
    stop: () => void server.kill(),
  };
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Ready.')) resolve();
    });
    server.on('exit', (code) => reject(new Error(`The demo server ended with ${code}`)));
  });
}
