import type { BodyOf } from '#src/api/contract/endpoint.ts';
import type * as topic from '#src/api/contract/handoff.ts';
import { invalid, notFound } from '../http/errors.ts';
import { allowPhone } from '../model/conditions.ts';
import type { Env } from '../model/env.ts';
import { askPhone, handoffOf, liveHandoff, openLink, textLink, viewOf } from '../model/handoff.ts';
import { borrowerOf, type Party, signerParty } from '../model/party.ts';
import type { Application, Handoff, PersonRecord } from '../model/records.ts';
import type { Services } from '../services.ts';
import { storeUpload, type UploadedDocument } from './documents.ts';
import { signerOf } from './signers.ts';
import type { HandlersOf } from './types.ts';

const UNKNOWN_LINK = 'We do not know this link. Get a new code on your computer.';

/** Whose hand-over a phone's secret belongs to; which of theirs it was, the application knows. */
interface Holder {
  applicationUuid: string;
  /** Of an additional signer. */
  signerUuid?: string | undefined;
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

const partyOf = (app: Application, { signerUuid }: Holder): Party =>
  signerUuid ? signerParty(app, signerOf(app, signerUuid)) : borrowerOf(app);

/** So that a phone with nothing but the secret is known. */
const rememberPhone = ({ store }: Services, phoneSecret: string, holder: Holder) =>
  store.put('event', phoneSecret, 'handoff', holder);

/** What a phone does with the session that opening gave it. */
async function withSession<Answer>(
  services: Services,
  session: string,
  work: (handoff: Handoff, record: PersonRecord) => Answer,
): Promise<Answer> {
  const holder = await holderOf(services, session);
  return services.applications.change(holder.applicationUuid, undefined, (app, { now }) => {
    const party = partyOf(app, holder);
    return work(
      liveHandoff(party, now, (present) => present.session === session),
      party.record,
    );
  });
}

function removeUpload(record: PersonRecord, handoff: Handoff, documentUuid: string): void {
  handoff.received = handoff.received.filter((row) => row.documentUuid !== documentUuid);
  record.uploads = record.uploads.filter(({ uuid }) => uuid !== documentUuid);
}

/** Asks a phone for files of a person's. */
export async function startHandoff(
  party: Party,
  { now }: Env,
  services: Services,
  body: BodyOf<typeof topic.postHandoff>,
) {
  allowPhone(party, body.conditionUuid);
  const handoff = askPhone(party, body, now);
  const { app, signer } = party;
  await rememberPhone(services, handoff.token, { applicationUuid: app.heloc.uuid, signerUuid: signer?.uuid });
  return { ...viewOf(handoff, now), token: handoff.session ? null : handoff.token };
}

export const handoffHandlers = {
  getHandoff: async ({ params, me, services }) =>
    viewOf(handoffOf(await services.applications.read(params.uuid, me)), services.clock.now()),
  postHandoff: ({ params, me, body, services }) =>
    services.applications.change(params.uuid, me, (app, env) =>
      startHandoff(borrowerOf(app), env, services, body),
    ),
  postHandoffText: ({ params, me, services }) =>
    services.applications.change(params.uuid, me, (app, env) => textLink(borrowerOf(app), env)),
  async openHandoff({ body, services }) {
    const holder = await holderOf(services, body.token);
    const { session, documentKind, wanted } = await services.applications.change(
      holder.applicationUuid,
      undefined,
      (app, { now }) => {
        const handoff = liveHandoff(partyOf(app, holder), now, ({ token }) => token === body.token);
        return { ...handoff, session: openLink(handoff, now) };
      },
    );
    await rememberPhone(services, session, holder);
    return { session, documentKind, wanted };
  },
  async uploadHandoff(call) {
    const { session, documentType, uploadUuid } = call.body;
    const isThis = (present: Handoff) => present.session === session;
    const { conditionUuid } = await withSession(call.services, session, (handoff) => handoff);
    const holder = await holderOf(call.services, session);
    const body = { documentType, uploadUuid, conditionUuid };
    const owner = await phoneOwner(call.services, session);
    const recordOf = (app: Application) => partyOf(app, holder).record;
    const accept = (app: Application, { now }: Env, document: UploadedDocument) => {
      const party = partyOf(app, holder);
      const handoff = liveHandoff(party, now, isThis);
      allowPhone(party, conditionUuid);
      const max = handoff.wanted.find((row) => row.documentType === documentType)?.max;
      if (max === undefined) throw invalid('This file was not asked for');
      const present = handoff.received.filter((row) => row.documentType === documentType);
      if (max === 1) for (const row of present) removeUpload(recordOf(app), handoff, row.documentUuid);
      else if (present.length >= max) throw invalid(`You can upload up to ${max} files`);
      handoff.received = [...handoff.received, { documentType, ...document }];
    };
    return storeUpload({ ...call, me: undefined, owner, body }, holder.applicationUuid, accept, recordOf);
  },
  removeHandoffDocument: ({ body, services }) =>
    withSession(services, body.session, (handoff, record) => {
      if (!handoff.received.some(({ documentUuid }) => documentUuid === body.documentUuid))
        throw notFound('Document not found');
      removeUpload(record, handoff, body.documentUuid);
      return {};
    }),
  finishHandoff: ({ body, services }) =>
    withSession(services, body.session, (handoff) => {
      if (handoff.received.length === 0) throw invalid('Upload at least one file');
      handoff.isDone = true;
      return {};
    }),
} satisfies HandlersOf<typeof topic>;
