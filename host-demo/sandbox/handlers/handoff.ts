import type * as topic from '#src/api/contract/handoff.ts';
import { invalid, notFound } from '../http/errors.ts';
import type { Env } from '../model/env.ts';
import { APPLICANT, askPhone, handoffOf, liveHandoff, openLink, textLink, viewOf } from '../model/handoff.ts';
import type { Application, Handoff } from '../model/records.ts';
import type { Services } from '../services.ts';
import { storeUpload } from './documents.ts';
import type { HandlersOf } from './types.ts';

const UNKNOWN_LINK = 'We do not know this link. Get a new code on your computer.';

/** Whose hand-over a phone's secret belongs to; which of theirs it was, the application knows. */
interface Holder {
  applicationUuid: string;
  holder: string;
}

async function holderOf({ store }: Services, phoneSecret: string): Promise<Holder> {
  const found = await store.get<Holder>('event', phoneSecret);
  if (!found) throw notFound(UNKNOWN_LINK);
  return found;
}

/** Whose the uploads of a phone are. @throws for a session that never was */
export async function phoneOwner(services: Services, session: string): Promise<string> {
  await holderOf(services, session);
  return `phone/${session}`;
}

/** So that a phone with nothing but the secret is known. */
export const rememberPhone = ({ store }: Services, phoneSecret: string, holder: Holder) =>
  store.put('event', phoneSecret, 'handoff', holder);

/** What a phone does with the session that opening gave it. */
async function withSession<Answer>(
  services: Services,
  session: string,
  work: (handoff: Handoff, app: Application, env: Env) => Answer,
): Promise<Answer> {
  const { applicationUuid, holder } = await holderOf(services, session);
  return services.applications.change(applicationUuid, undefined, (app, env) =>
    work(
      liveHandoff(app, holder, env.now, (present) => present.session === session),
      app,
      env,
    ),
  );
}

function removeUpload(app: Application, handoff: Handoff, documentUuid: string): void {
  handoff.received = handoff.received.filter((row) => row.documentUuid !== documentUuid);
  app.uploads = app.uploads.filter(({ uuid }) => uuid !== documentUuid);
}

export const handoffHandlers = {
  getHandoff: async ({ params, me, services }) =>
    viewOf(handoffOf(await services.applications.read(params.uuid, me), APPLICANT), services.clock.now()),
  async postHandoff({ params, me, body, services }) {
    const handoff = await services.applications.change(params.uuid, me, (app, { now }) =>
      askPhone(app, APPLICANT, body, now),
    );
    await rememberPhone(services, handoff.token, { applicationUuid: params.uuid, holder: APPLICANT });
    return { ...viewOf(handoff, services.clock.now()), token: handoff.session ? null : handoff.token };
  },
  postHandoffText: ({ params, me, services }) =>
    services.applications.change(params.uuid, me, (app, { now, mails }) => {
      mails.push(textLink(handoffOf(app, APPLICANT), app, now));
      return { last4: app.phoneNumber.slice(-4) };
    }),
  async openHandoff({ body, services }) {
    const { applicationUuid, holder } = await holderOf(services, body.token);
    const { session, documentKind, wanted } = await services.applications.change(
      applicationUuid,
      undefined,
      (app, { now }) => {
        const handoff = liveHandoff(app, holder, now, ({ token }) => token === body.token);
        return { ...handoff, session: openLink(handoff, now) };
      },
    );
    await rememberPhone(services, session, { applicationUuid, holder });
    return { session, documentKind, wanted };
  },
  async uploadHandoff(call) {
    const { session, documentType, uploadUuid } = call.body;
    const isThis = (present: Handoff) => present.session === session;
    const { conditionUuid } = await withSession(call.services, session, (handoff) => handoff);
    const { applicationUuid, holder } = await holderOf(call.services, session);
    const body = { documentType, uploadUuid, conditionUuid };
    const owner = await phoneOwner(call.services, session);
    return storeUpload({ ...call, me: undefined, owner, body }, applicationUuid, (app, { now }, document) => {
      const handoff = liveHandoff(app, holder, now, isThis);
      const max = handoff.wanted.find((row) => row.documentType === documentType)?.max;
      if (max === undefined) throw invalid('This file was not asked for');
      const present = handoff.received.filter((row) => row.documentType === documentType);
      if (max === 1) for (const row of present) removeUpload(app, handoff, row.documentUuid);
      else if (present.length >= max) throw invalid(`You can upload up to ${max} files`);
      handoff.received = [...handoff.received, { documentType, ...document }];
    });
  },
  removeHandoffDocument: ({ body, services }) =>
    withSession(services, body.session, (handoff, app) => {
      if (!handoff.received.some(({ documentUuid }) => documentUuid === body.documentUuid))
        throw notFound('Document not found');
      removeUpload(app, handoff, body.documentUuid);
      return {};
    }),
  finishHandoff: ({ body, services }) =>
    withSession(services, body.session, (handoff) => {
      if (handoff.received.length === 0) throw invalid('Upload at least one file');
      handoff.isDone = true;
      return {};
    }),
} satisfies HandlersOf<typeof topic>;
