import type * as topic from '#src/api/contract/signing.ts';
import { kindOf, renderDocument } from '../documents/list.ts';
import { isPng } from '../documents/pdf.ts';
import { nameOf } from '../documents/texts.ts';
import { toSign } from '../documents/toSign.ts';
import { conflict, invalid, notFound } from '../http/errors.ts';
import type { Env } from '../model/env.ts';
import { mailApplicant } from '../model/mail.ts';
import { uuidFrom } from '../model/random.ts';
import type { Application } from '../model/records.ts';
import { referenceFor } from '../model/reference.ts';
import type { Services } from '../services.ts';
import { signerOf } from './signers.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

const SESSION_MS = 20 * 60_000;

const ENDED = 'This signing session has ended. Open it again.';

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((part) => part.charAt(0).toUpperCase())
    .join('');

const sameName = (a: string, b: string) =>
  a.trim().replace(/\s+/g, ' ').toLowerCase() === b.trim().replace(/\s+/g, ' ').toLowerCase();

function tagsOf(app: Application, documentUuid: string, pages: number) {
  const kind = kindOf(app, documentUuid)?.kind;
  const initials = kind?.initials
    ? [{ id: `${documentUuid}-i1`, kind: 'INITIALS', page: 1, label: 'Terms of the line' }]
    : [];
  const signatures = (kind?.signatures ?? []).map((label, index) => ({
    id: `${documentUuid}-s${index + 1}`,
    kind: 'SIGNATURE',
    page: pages,
    label,
  }));
  return [...initials, ...signatures];
}

async function sessionView(app: Application, { lenderOf }: Services) {
  const { signing } = app;
  const documents = await Promise.all(
    toSign(app).map(async ({ uuid, type, title, status }) => {
      const pages = app.documents[uuid]?.pages ?? (await renderDocument(app, uuid, lenderOf))?.pages ?? 1;
      return {
        documentUuid: uuid,
        type,
        title,
        pages,
        signed: status === 'SIGNED',
        tags: tagsOf(app, uuid, pages),
      };
    }),
  );
  return {
    sessionId: signing?.sessionId ?? '',
    provider: 'sandbox',
    signerName: nameOf(app.heloc),
    initials: initialsOf(nameOf(app.heloc)),
    expiresAt: new Date(signing?.expiresAt ?? 0).toISOString(),
    documents,
  };
}

function requireSession(app: Application, sessionId: string, { now }: Env): void {
  if (app.signing?.sessionId !== sessionId) throw notFound('Signing session not found');
  if (now > app.signing.expiresAt) throw conflict(ENDED);
}

export const signingHandlers = {
  postSigningSession: (call) =>
    submit('postSigningSession', call, (app, env) => {
      const open = app.signing && env.now <= app.signing.expiresAt;
      const sessionId =
        open && app.signing ? app.signing.sessionId : uuidFrom(`${app.heloc.uuid}|signing|${env.now}`);
      app.signing = { sessionId, expiresAt: env.now + SESSION_MS };
      return sessionView(app, call.services);
    }),
  postSignDocument: (call) =>
    submit('postSignDocument', call, async (app, env) => {
      const { documentUuid, signedName, signatureImage, tagIds } = call.body;
      requireSession(app, call.params.sessionId, env);
      const listed = toSign(app).find(({ uuid }) => uuid === documentUuid);
      if (!listed) throw notFound('Document not found');
      if (!sameName(signedName, nameOf(app.heloc))) {
        throw invalid(`Type your name exactly as on the documents: ${nameOf(app.heloc)}`);
      }
      if (signatureImage && !(await isPng(signatureImage))) throw invalid('The signature is not a picture');
      const pages = (await renderDocument(app, documentUuid, call.services.lenderOf))?.pages ?? 1;
      if (tagsOf(app, documentUuid, pages).some(({ id }) => !tagIds.includes(id))) {
        throw invalid('Sign every marked place in this document');
      }
      const signedAt = new Date(env.now).toISOString();
      app.documents[documentUuid] = {
        ...app.documents[documentUuid],
        status: 'SIGNED',
        signedAt,
        signedName,
        ...(signatureImage ? { signatureImage } : {}),
        pages,
      };
      // A person at work does not run out of time.
      if (app.signing) app.signing.expiresAt = env.now + SESSION_MS;
      return {};
    }),
  postSigningComplete: (call) =>
    submit('postSigningComplete', call, (app, env) => {
      requireSession(app, call.params.sessionId, env);
      if (toSign(app).some(({ status }) => status !== 'SIGNED')) throw conflict('Sign all documents first.');
      mailApplicant(app, env, {
        subject: 'Your signed documents',
        text: 'Open your application to download a copy of everything that you signed.',
      });
      return {};
    }),
  postSigningDecline: (call) =>
    submit('postSigningDecline', call, (app) => {
      if (app.signing) app.signing.declined = true;
      return { reference: referenceFor(`${app.heloc.uuid}|decline`) };
    }),
  postSupportRequest: (call) =>
    submit('postSupportRequest', call, (app, env) => {
      if (call.body.signerUuid) signerOf(app, call.body.signerUuid);
      const reference = referenceFor(`${app.heloc.uuid}|support|${env.now}`);
      mailApplicant(app, env, {
        subject: `We have received your message, ${reference}`,
        text: 'Thank you for writing to us. A person will answer you.',
      });
      return { reference };
    }),
  postCancellation: (call) =>
    submit('postCancellation', call, (app, env) => {
      if (!app.heloc.dates.rescissionDeadline) throw conflict('This line cannot be cancelled.');
      if (!sameName(call.body.typedName, nameOf(app.heloc))) {
        throw invalid(`Type your name exactly as on the documents: ${nameOf(app.heloc)}`);
      }
      const reference = referenceFor(`${app.heloc.uuid}|cancel`);
      mailApplicant(app, env, {
        subject: `Your line is cancelled, ${reference}`,
        text: `This is your receipt: ${reference}. We return anything that you have paid within 20 calendar days.`,
      });
      return { reference };
    }),
} satisfies HandlersOf<typeof topic>;
