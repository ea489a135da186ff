import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

createServer(async ({ url }, response) => {
  const ours = /^\/account\/heloc([/?]|$)/.test(url ?? '');
  response.writeHead(ours ? 200 : 404, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' });
  response.end(ours ? await readFile('start.html') : 'Not here');
}).listen(8080, () => console.log('http://localhost:8080/account/heloc'));
