import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { localCallers } from '#sandbox/http/callers.ts';
import { serveLocally } from '#sandbox/serve.ts';
import { createCdn } from './cdn.ts';
import { createDashboard, createLender } from './hosts.ts';
import { factsIn, lendersIn } from './lender.ts';
import { ORIGINS, PORTS } from './origins.ts';

const root = process.cwd();
const dist = path.join(root, process.env.HELOC_DIST ?? 'dist');
const folders = {
  pages: path.join(root, 'host-demo'),
  dist: path.join(dist, 'host-demo'),
  themes: path.join(root, process.env.HELOC_THEMES ?? 'themes'),
};
/** Pages of your own, to try the application on: `LENDER_ORIGINS="http://localhost:8080"`, several with spaces between. */
const guests = process.env.LENDER_ORIGINS?.split(/[\s,]+/).filter(Boolean) ?? [];
const read = (file: string) => readFileSync(file, 'utf8');
const { version } = JSON.parse(read(path.join(root, 'package.json'))) as { version: string };
/** To rehearse a rollback: `CHANNEL=1.0.0` has the channel lead to an earlier release. */
const channel = process.env.CHANNEL;
/** Whether something writes themes while this runs. */
const isLive = process.env.HELOC_LIVE === '1';

try {
  const sandbox = await createSandbox({
    callers: localCallers(ORIGINS, guests),
    lenderOf: lendersIn(dist),
    factsOf: factsIn(dist),
  });
  await Promise.all([
    serveLocally(createLender(folders, read, isLive), PORTS.lender),
    serveLocally(createDashboard(folders, read, isLive), PORTS.dashboard),
    serveLocally(
      createCdn(dist, {
        version,
        channel,
        isDev: process.env.HELOC_DEV === '1',
        isLive,
        bannersOver: sandbox.settings.bannersOver,
      }),
      PORTS.cdn,
    ),
    serveLocally(sandbox.app, PORTS.api, sandbox.sockets),
  ]);
  console.log(`
Ready.

  Apply as a homeowner     ${ORIGINS.lender}/account/heloc/register-v2?org=OAKLINE
  Console for QA           ${ORIGINS.lender}/
  Answer chats             ${ORIGINS.lender}/console/chat
  Theme studio             ${ORIGINS.lender}/studio
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
  PUT   /sandbox/v1/operating-hours {department, open | week | exceptions}
  PUT   /sandbox/v1/banners {items | null, org?}
  PUT   /sandbox/v1/chat {mode, agent, queue, ...} POST .../chat/{id}/agent, /token, /faults   GET .../chat/{id}
  GET   /sandbox/v1/requests, /sandbox/v1/outbox   POST /sandbox/v1/reset
  Whatever is not a GET needs the header content-type: application/json, also without a body.

  What to type to reach each outcome: docs/test-inputs.md
`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
