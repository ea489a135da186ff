import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { scenarios as allScenarios } from '#scenarios/scenarios.ts';
import { createApplications } from './applications.ts';
import { createAssistant } from './assistant.ts';
import { cardPage } from './cardPage.ts';
import { createChat } from './chat/chat.ts';
import { createSockets, type Sockets } from './chat/sockets.ts';
import { streamRoutes } from './chat/stream/stream.ts';
import { STREAM_PATH } from './chat/stream/wire.ts';
import { TWILSOCK_MEDIA_PATH } from './chat/twilsock/twilsock.ts';
import { createClock } from './clock.ts';
import type { Scenarios } from './control/applicationInput.ts';
import { controlRoutes } from './control/routes.ts';
import { createDemographics } from './demographics.ts';
import { type LenderOf, SAMPLE_LENDER } from './documents/lender.ts';
import { createEvidence } from './evidence/evidence.ts';
import { type Callers, inProcess } from './http/callers.ts';
import { addContractRoutes, answersList, errorResponse } from './http/contractRoutes.ts';
import { cors } from './http/cors.ts';
import { createFaults } from './http/faults.ts';
import { cutConnection, NetworkFault } from './http/network.ts';
import { ownHostsOnly } from './http/refusals.ts';
import { createRequestLog } from './http/requests.ts';
import { createIdentities } from './identities.ts';
import { uuidSource } from './model/random.ts';
import { createNotifications } from './notifications.ts';
import { createOrganisations, type FactsOf } from './organisations.ts';
import { createOutbox } from './outbox.ts';
import type { Services } from './services.ts';
import { createSettings, type Settings } from './settings.ts';
import { openStore, type Store } from './store.ts';
import { createTokens } from './tokens.ts';
import { transcriptPage } from './transcriptPage.ts';
import { createUploads } from './uploads.ts';

export interface SandboxOptions {
  /** Any libSQL server; default `SANDBOX_DATABASE_URL`, else a file (in Jest: memory). */
  databaseUrl?: string | undefined;
  /** Makes new uuids repeatable. Never use it on a database that lasts. */
  seed?: string | undefined;
  /** The time outside, milliseconds; default the machine's. `PUT /clock` works on top of it. */
  clock?: (() => number) | undefined;
  /** What organisations say of themselves; one of which nothing is known gets the defaults. */
  factsOf?: FactsOf | undefined;
  /** What the documents of lenders say as their pages do; default: samples. */
  lenderOf?: LenderOf | undefined;
  /** From where it may be called; default: in process, by a test. */
  callers?: Callers | undefined;
  scenarios?: Scenarios | undefined;
  /** Whether a chat by Twilio keeps a message that is sent again once; default: it does. */
  mergesRepeats?: boolean | undefined;
}

export interface Sandbox {
  app: Hono;
  /** What is switched: the demo's CDN serves its announcements. */
  settings: Settings;
  /** Its websockets. */
  sockets: Sockets;
  close(): void;
}

const DEFAULT_FILE = 'file:.data/sandbox.db';

const defaultUrl = () =>
  process.env.SANDBOX_DATABASE_URL ?? (process.env.JEST_WORKER_ID === undefined ? DEFAULT_FILE : ':memory:');

/** Kept with the data, so that tokens stay good over a restart. */
async function secretOf(store: Store): Promise<string> {
  const kept = await store.get<string>('setting', 'secret');
  if (kept) return kept;
  const made = randomBytes(32).toString('hex');
  await store.put('setting', 'secret', '', made);
  return made;
}

/** The whole API over an embedded database, as a Hono application: for HTTP, or in process through `app.fetch`. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const store = await openStore(options.databaseUrl ?? defaultUrl());
  const secret = await secretOf(store);
  const clock = createClock(options.clock);
  const newId = uuidSource(options.seed);
  const organisations = createOrganisations(options.factsOf);
  const lenderOf = options.lenderOf ?? (async () => SAMPLE_LENDER);
  const outbox = createOutbox(store, clock.now, newId);
  const settings = createSettings(store);
  await settings.load();
  const identities = createIdentities(store, newId);
  const notifications = createNotifications({ store, clock, newId });
  const applications = createApplications({
    store,
    now: clock.now,
    organisations,
    outbox,
    notifications,
    secret,
  });
  const chat = createChat({ store, clock, newId, secret, mergesRepeats: options.mergesRepeats });
  await chat.load();
  const services: Services = {
    store,
    clock,
    newId,
    organisations,
    lenderOf,
    outbox,
    settings,
    tokens: createTokens(secret, clock.real),
    identities,
    applications,
    evidence: createEvidence({ store, clock, applications, identities, organisations, lenderOf }),
    demographics: createDemographics(store),
    notifications,
    uploads: createUploads({ store, clock, newId }),
    assistant: createAssistant({ store, clock, newId }),
    chat,
  };
  const requests = createRequestLog(clock.now);
  const faults = createFaults(newId, answersList);

  async function reset(): Promise<void> {
    await store.clear();
    await store.put('setting', 'secret', '', secret);
    await settings.load();
    await chat.reset();
    sockets.cut();
    faults.clear();
    requests.clear();
    clock.set({ now: clock.real(), rate: 1 });
  }

  const { callers = inProcess } = options;
  const sockets = createSockets(chat.upgrades, callers);
  const app = new Hono();
  app.use(ownHostsOnly(callers.isHost));
  app.use(cors(callers.isOrigin));
  app.use(async (c, next) => {
    const id = c.req.header('x-correlation-id') ?? newId();
    await next();
    c.res.headers.set('X-Correlation-Id', id);
  });
  app.use(requests.middleware);
  app.use(faults.middleware);
  app.route(
    '/sandbox/v1',
    controlRoutes({ services, faults, requests, scenarios: options.scenarios ?? allScenarios, reset }),
  );
  app.route('/card-page', cardPage(services));
  app.route('/transcript-page', transcriptPage(services));
  app.route(STREAM_PATH, streamRoutes(chat, clock.now));
  app.route(TWILSOCK_MEDIA_PATH, chat.twilsockMedia);
  addContractRoutes(app, services);
  app.notFound((c) => c.json({ errors: [`No such call: ${c.req.method} ${c.req.path}`] }, 404));
  app.onError((error, c) => {
    if (error instanceof NetworkFault) return cutConnection(c);
    return errorResponse(error, c);
  });

  return {
    app,
    settings,
    sockets,
    close() {
      sockets.cut();
      chat.close();
      faults.close();
      store.close();
    },
  };
}
