import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { serveSandbox } from '#sandbox/serve.ts';
import { createCdn } from './cdn.ts';
import { createDashboard, createLender } from './hosts.ts';
import { isHostOrigin, ORIGINS, PORTS } from './origins.ts';

const root = process.cwd();
const dist = path.join(root, process.env.HELOC_DIST ?? 'dist');
const folders = { pages: path.join(root, 'host-demo'), dist: path.join(dist, 'host-demo') };
const read = (file: string) => readFileSync(file, 'utf8');

function listen(app: Hono, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    serve({ fetch: app.fetch, port }, () => resolve()).on('error', (error: NodeJS.ErrnoException) => {
      const busy = error.code === 'EADDRINUSE';
      reject(busy ? new Error(`Port ${port} is in use; set PORT_BASE to move all four`) : error);
    });
  });
}

try {
  const sandbox = await createSandbox({ allowedOrigins: isHostOrigin });
  await Promise.all([
    listen(createLender(folders, read), PORTS.lender),
    listen(createDashboard(folders, read), PORTS.dashboard),
    listen(createCdn(dist, { isDev: process.env.HELOC_DEV === '1' }), PORTS.cdn),
    serveSandbox(sandbox.app, PORTS.api),
  ]);
  console.log(`
Ready.

  Apply as a homeowner     ${ORIGINS.lender}/account/heloc/register-v2?org=OAKLINE
  Console for QA           ${ORIGINS.lender}/
  Company dashboard        ${ORIGINS.dashboard}/dashboard
  CDN (remotes, themes)    ${ORIGINS.cdn}/heloc/v1/embed.js
  API sandbox              ${ORIGINS.api}/sandbox/v1

Drive the sandbox:

  curl -X POST ${ORIGINS.api}/sandbox/v1/applications -H 'content-type: application/json' \\
       -d '{"org":"OAKLINE","status":{"checklistStatus":"INCOME_VERIFICATION"}}'
       -> {uuid, loanNumber, identityUuid, email, password, jwt}; put jwt into local storage under "jwt",
          then open ${ORIGINS.lender}/account/heloc/{uuid}?org=OAKLINE
  PATCH /sandbox/v1/applications/{uuid}            merge fields      POST .../hold, .../release   stop, resume
  POST  /sandbox/v1/faults {method,path,kind,...}  make calls fail   DELETE /sandbox/v1/faults
  PUT   /sandbox/v1/flags  {key: boolean}          PUT /sandbox/v1/clock {now?, rate?}
  PUT   /sandbox/v1/operating-hours {department, open}
  GET   /sandbox/v1/requests, /sandbox/v1/outbox   POST /sandbox/v1/reset

  What to type to reach each outcome: docs/test-inputs.md
`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
