import { randomBytes } from 'node:crypto';
import type * as topic from '#src/api/contract/identityHandoff.ts';
import { PHONE_PATH } from '#src/domain/application/entryPaths.ts';
import type { DocumentType, IdentityDocument } from '#src/domain/documents/documents.ts';
import { conflict, gone, invalid, notFound, tooMany } from '../http/errors.ts';
import type { Application, IdentityHandoff } from '../model/records.ts';
import type { Services } from '../services.ts';
import { storeUpload } from './documents.ts';
import type { HandlersOf } from './types.ts';

const LIFETIME_MS = 15 * 60_000;

const TEXT_AGAIN_MS = 30_000;

const UNKNOWN_LINK = 'We do not know this link. Get a new code on your computer.';

const NO_LONGER = 'This link was used or has expired. Get a new code on your computer.';

const ALREADY_DONE = 'Your photos are already there. Go back to your computer.';

const secret = () => randomBytes(24).toString('base64url');

function stateOf(handoff: IdentityHandoff, now: number) {
  if (handoff.received.length === handoff.wanted.length) return 'DONE';
  if (now >= handoff.expiresAt) return 'EXPIRED';
  return handoff.session ? 'OPENED' : 'WAITING';
}

const view = (handoff: IdentityHandoff, now: number) => ({
  state: stateOf(handoff, now),
  expiresAt: new Date(handoff.expiresAt).toISOString(),
  wanted: handoff.wanted,
  received: handoff.received,
});

function started(app: Application): IdentityHandoff {
  if (!app.identityHandoff) throw notFound('No photos were asked for on a phone');
  return app.identityHandoff;
}

/** The application that a phone's secret belongs to; which of its links it was, the application knows. */
async function applicationOf({ store }: Services, phoneSecret: string): Promise<string> {
  const found = await store.get<{ applicationUuid: string }>('event', phoneSecret);
  if (!found) throw notFound(UNKNOWN_LINK);
  return found.applicationUuid;
}

const remember = ({ store }: Services, phoneSecret: string, applicationUuid: string) =>
  store.put('event', phoneSecret, 'identity-handoff', { applicationUuid });

/** The handoff, if the phone that shows this secret may still send photos for it. */
function live(
  app: Application,
  now: number,
  matches: (handoff: IdentityHandoff) => boolean,
): IdentityHandoff {
  const handoff = app.identityHandoff;
  if (!handoff || !matches(handoff)) throw gone(NO_LONGER);
  const waited = app.heloc.status.checklistStatus === 'IDENTITY_VERIFICATION';
  if (!waited || stateOf(handoff, now) === 'DONE') throw conflict(ALREADY_DONE);
  if (stateOf(handoff, now) === 'EXPIRED') throw gone(NO_LONGER);
  return handoff;
}

export const identityHandoffHandlers = {
  async getIdentityHandoff({ params, me, services }) {
    const app = await services.applications.read(params.uuid, me);
    return view(started(app), services.clock.now());
  },
  async postIdentityHandoff({ params, me, body, services }) {
    const { documentKind, wanted, fresh } = body;
    const handoff = await services.applications.change(params.uuid, me, (app, { now }) => {
      if (app.heloc.status.checklistStatus !== 'IDENTITY_VERIFICATION') throw conflict(ALREADY_DONE);
      const present = app.identityHandoff;
      const same = String(present?.wanted) === String(wanted) && present?.documentKind === documentKind;
      if (!present || !same || fresh || stateOf(present, now) === 'EXPIRED') {
        app.identityHandoff = {
          token: secret(),
          documentKind,
          wanted: [...wanted],
          received: [],
          expiresAt: now + LIFETIME_MS,
        };
      }
      return started(app);
    });
    await remember(services, handoff.token, params.uuid);
    return { ...view(handoff, services.clock.now()), token: handoff.session ? null : handoff.token };
  },
  postIdentityHandoffText: ({ params, me, services }) =>
    services.applications.change(params.uuid, me, (app, { now, mails }) => {
      const handoff = started(app);
      if (stateOf(handoff, now) !== 'WAITING') throw gone(NO_LONGER);
      if (handoff.textedAt !== undefined && now - handoff.textedAt < TEXT_AGAIN_MS) {
        throw tooMany('We have just sent a text. Wait 30 seconds before you ask for another.');
      }
      handoff.textedAt = now;
      mails.push({
        org: app.org,
        channel: 'sms',
        to: app.phoneNumber,
        subject: 'Photos of your ID',
        text: 'You asked for this link on your computer, to take photos of your ID. It works once, for 15 minutes.',
        path: `/${PHONE_PATH}#${handoff.token}`,
      });
      return { last4: app.phoneNumber.slice(-4) };
    }),
  async openIdentityHandoff({ body, services }) {
    const uuid = await applicationOf(services, body.token);
    const session = secret();
    await remember(services, session, uuid);
    return services.applications.change(uuid, undefined, (app, { now }) => {
      const handoff = live(app, now, ({ token }) => token === body.token);
      if (handoff.session) throw gone(NO_LONGER);
      handoff.session = session;
      handoff.expiresAt = now + LIFETIME_MS;
      return {
        session,
        documentKind: handoff.documentKind as IdentityDocument,
        wanted: handoff.wanted as DocumentType[],
      };
    });
  },
  async uploadIdentityHandoff(call) {
    const { session, documentType } = call.body;
    const uuid = await applicationOf(call.services, session);
    return storeUpload({ ...call, me: undefined }, uuid, (app, { now }, document) => {
      const handoff = live(app, now, (present) => present.session === session);
      if (!handoff.wanted.includes(documentType)) throw invalid('This photo was not asked for');
      handoff.received = [
        ...handoff.received.filter((row) => row.documentType !== documentType),
        { documentType, ...document },
      ];
    });
  },
} satisfies HandlersOf<typeof topic>;
