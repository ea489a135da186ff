import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const HTML =
  '<!doctype html><meta name=viewport content="width=device-width"><div id=root></div><script async src=/floor.js></script>';

/** The floor page on an origin of its own, compressed as the CDN compresses. */
export async function startFloor(port) {
  const script = brotliCompressSync(readFileSync('dist/e2e/floor/floor.js'));
  const server = createServer((request, response) => {
    const isScript = request.url === '/floor.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    if (isScript) response.setHeader('content-encoding', 'br');
    response.end(isScript ? script : HTML);
  });
  await new Promise((resolve) => server.listen(port, 'localhost', resolve));
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}
