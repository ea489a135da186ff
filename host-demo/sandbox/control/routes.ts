import { Hono } from 'hono';
import type { Fault, Faults } from '../http/faults.ts';
import { jsonChangesOnly } from '../http/refusals.ts';
import type { RequestLog } from '../http/requests.ts';
import { recordedEvents } from '../model/telemetryEvents.ts';
import type { Services } from '../services.ts';
import type { Scenarios } from './applicationInput.ts';
import { applicationRoutes } from './applicationRoutes.ts';
import { bannerRoutes } from './bannerRoutes.ts';
import { chatRoutes } from './chatRoutes.ts';
import { conditionRoutes } from './conditionRoutes.ts';
import { flagRoutes } from './flagRoutes.ts';
import { hoursRoutes } from './hoursRoutes.ts';
import { notificationRoutes } from './notificationRoutes.ts';
import { read } from './read.ts';
import { clockInput, faultInput } from './schemas.ts';
import { userRoutes } from './userRoutes.ts';

export interface Control {
  services: Services;
  faults: Faults;
  requests: RequestLog;
  scenarios: Scenarios;
  reset(): Promise<void>;
}

/** The control surface, which exists only in the sandbox (docs/decisions/0016-the-sandbox-is-private.md). */
export function controlRoutes({ services, faults, requests, scenarios, reset }: Control): Hono {
  const { applications, clock, outbox } = services;
  const app = new Hono();
  const clockNow = () => ({ now: new Date(clock.now()).toISOString(), rate: clock.rate() });

  app.use(jsonChangesOnly);
  app.get('/', (c) =>
    c.json({
      scenarios: Object.fromEntries(
        Object.entries(scenarios).map(([name, { label, path }]) => [name, { label, path }]),
      ),
    }),
  );

  app.route('/applications', applicationRoutes({ services, scenarios }));

  app.route('/conditions', conditionRoutes(services));

  app.route('/notifications', notificationRoutes(services));

  app.route('/user', userRoutes(services));

  app.post('/faults', async (c) => {
    const { method, ...fault } = await read(c, faultInput);
    const { id } = faults.add({ ...fault, method: (method ?? '*').toUpperCase() } as Omit<Fault, 'id'>);
    return c.json({ id });
  });
  app.get('/faults', (c) => c.json(faults.list()));
  app.delete('/faults', (c) => {
    faults.clear();
    return c.json({});
  });

  app.route('/flags', flagRoutes(services));

  app.get('/clock', (c) => c.json(clockNow()));
  app.put('/clock', async (c) => {
    const { now, rate } = await read(c, clockInput);
    clock.set({ now: now === undefined ? undefined : new Date(now).getTime(), rate });
    return c.json(clockNow());
  });

  app.route('/operating-hours', hoursRoutes(services));
  app.route('/banners', bannerRoutes(services));
  app.route('/chat', chatRoutes(services));

  app.get('/requests', (c) => c.json(requests.list()));
  app.delete('/requests', (c) => {
    requests.clear();
    return c.json({});
  });
  app.get('/events', async (c) => c.json(await recordedEvents(services, c.req.query())));
  app.get('/outbox', async (c) => {
    await applications.catchUp();
    return c.json(await outbox.list());
  });
  app.post('/reset', async (c) => {
    await reset();
    return c.json({});
  });
  return app;
}
