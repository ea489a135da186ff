import { createHmac } from 'node:crypto';
import { HttpError, notFound } from './http/errors.ts';
import { openParts } from './model/conditions.ts';
import type { Env } from './model/env.ts';
import { advance } from './model/machine.ts';
import { invitationToken } from './model/owners.ts';
import type { Application, Identity } from './model/records.ts';
import type { Notifications } from './notifications.ts';
import type { Organisations } from './organisations.ts';
import type { Outbox } from './outbox.ts';
import type { Store } from './store.ts';

export interface Applications {
  env(org: string): Env;
  /** The application as it is now. 404 for a caller other than its owner, when one is given. */
  read(uuid: string, owner?: Identity): Promise<Application>;
  /** Changes one application; changes to the same one follow each other. */
  change<T>(
    uuid: string,
    owner: Identity | undefined,
    work: (app: Application, env: Env) => T | Promise<T>,
  ): Promise<T>;
  add(app: Application, env: Env): Promise<void>;
  /** Brings all of them up to the present, so that what they send by themselves has been sent. */
  catchUp(): Promise<void>;
  /** Newest first. */
  ofIdentity(identityUuid: string): Promise<Application[]>;
  /** What a body is recognised by when it comes twice; nothing can be read from it. */
  fingerprint(body: unknown): string;
}

export function createApplications(deps: {
  store: Store;
  now: () => number;
  organisations: Organisations;
  outbox: Outbox;
  notifications: Notifications;
  secret: string;
}): Applications {
  const { store, now, organisations, outbox, notifications, secret } = deps;
  const tails = new Map<string, Promise<unknown>>();

  function inTurn<T>(uuid: string, work: () => Promise<T>): Promise<T> {
    const run = (tails.get(uuid) ?? Promise.resolve()).then(work, work);
    const tail = run.catch(() => undefined);
    tails.set(uuid, tail);
    void tail.then(() => tails.get(uuid) === tail && tails.delete(uuid));
    return run;
  }

  const env = (org: string): Env => ({ now: now(), organisation: organisations.of(org), mails: [] });

  async function save(app: Application, { mails }: Env): Promise<void> {
    openParts(app);
    const { uuid } = app.heloc;
    await store.put('application', uuid, app.identityUuid, app);
    for (const signer of app.heloc.helocSigners) {
      const token = invitationToken(signer);
      if (token)
        await store.put('invitation', token, uuid, { applicationUuid: uuid, signerUuid: signer.uuid });
    }
    for (const condition of app.conditions) await store.put('condition', condition.uuid, uuid, uuid);
    for (const mail of mails) await outbox.send(mail);
    // What applicants are mailed they find behind the bell as well. The page's base path is not known here.
    const told = mails.filter(({ to }) => to === app.heloc.email);
    if (told.length > 0)
      await notifications.add(
        app.identityUuid,
        told.map(({ subject, text }) => ({
          title: subject,
          description: text,
          created: new Date(now()).toISOString(),
          ctas: [{ title: 'See your application', redirectPath: '/dashboard' }],
        })),
      );
  }

  async function load(uuid: string, owner: Identity | undefined): Promise<Application> {
    const app = await store.get<Application>('application', uuid);
    if (!app || (owner && (owner.uuid !== app.identityUuid || owner.org !== app.org))) {
      throw notFound('Application not found');
    }
    return app;
  }

  const bringUpToDate = async (app: Application) => {
    const present = env(app.org);
    if (advance(app, present)) await save(app, present);
    return app;
  };

  return {
    env,
    read: (uuid, owner) => inTurn(uuid, async () => bringUpToDate(await load(uuid, owner))),
    change: (uuid, owner, work) =>
      inTurn(uuid, async () => {
        const app = await bringUpToDate(await load(uuid, owner));
        const present = env(app.org);
        const result = await Promise.resolve(work(app, present)).catch(async (error: unknown) => {
          if (error instanceof HttpError && error.keepChanges) await save(app, present);
          throw error;
        });
        advance(app, present);
        await save(app, present);
        return result;
      }),
    add: save,
    async catchUp() {
      for (const { heloc } of await store.all<Application>('application'))
        await inTurn(heloc.uuid, async () => bringUpToDate(await load(heloc.uuid, undefined)));
    },
    async ofIdentity(identityUuid) {
      const found = await store.find<Application>('application', identityUuid);
      const results = await Promise.all(
        found.map(({ heloc }) =>
          inTurn(heloc.uuid, async () => bringUpToDate(await load(heloc.uuid, undefined))),
        ),
      );
      return results.reverse();
    },
    fingerprint: (body) =>
      createHmac('sha256', secret)
        .update(JSON.stringify(body ?? null))
        .digest('hex'),
  };
}
