import type * as topic from '#src/api/contract/documents.ts';
import { type FileKind, sniffFileKind, uploadProblem } from '#src/domain/documents/files.ts';
import { convert, isConverted } from '../documents/convert.ts';
import { fileName } from '../documents/fileName.ts';
import { documentsOf, kindOf, renderDocument } from '../documents/list.ts';
import { needsPassword } from '../documents/needsPassword.ts';
import { invalid, notFound } from '../http/errors.ts';
import { allowBinding, refuseInReview } from '../model/conditions.ts';
import type { Env } from '../model/env.ts';
import { problemText } from '../model/problemTexts.ts';
import type { Application, Identity, PersonRecord } from '../model/records.ts';
import type { Services } from '../services.ts';
import type { HandlersOf } from './types.ts';

const HEAD_BYTES = 1024;

const MIME_TYPES: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
  tiff: 'image/tiff',
};

export interface UploadedDocument {
  documentUuid: string;
  name: string;
  size: number;
}

interface UploadCall {
  services: Services;
  /** Whose application it is; absent for a phone. */
  me: Identity | undefined;
  /** Who has sent the bytes. */
  owner: string;
  body: {
    documentType: string;
    uploadUuid: string;
    conditionUuid?: string | null;
    participantUuid?: string | null;
  };
}

/**
 * Checks a file that has arrived and puts it with an application; what is refused is forgotten.
 * @param allow sees the application first and refuses by throwing; it gets the new document.
 * @param recordOf whose file it is
 */
export async function storeUpload(
  call: UploadCall,
  uuid: string,
  allow: (app: Application, env: Env, document: UploadedDocument) => void,
  recordOf: (app: Application) => PersonRecord = (app) => app,
) {
  const { me, owner, body, services } = call;
  const { uploads } = services;
  const { name, bytes, documentUuid: before } = await uploads.read(body.uploadUuid, owner);
  if (before) return takenBefore(call, uuid, before);
  const head = bytes.subarray(0, HEAD_BYTES);
  const kind = sniffFileKind(head);
  const problem = uploadProblem({
    name,
    size: bytes.length,
    head,
    needsPassword: kind === 'pdf' && (await needsPassword(bytes)),
  });
  const shown = !problem && isConverted(kind) ? await convert(kind, bytes) : undefined;
  const verdict = problem ?? (isConverted(kind) && !shown ? 'file-unreadable' : undefined);
  if (verdict) {
    await uploads.forget(body.uploadUuid);
    throw invalid(problemText(verdict, name));
  }
  const documentUuid = services.newId();
  await services.applications.change(uuid, me, async (app, env) => {
    allow(app, env, { documentUuid, name, size: bytes.length });
    await services.store.putBlob(documentUuid, {
      // What it is, not what the sender calls it: a page must never come back from here.
      type: kind ? MIME_TYPES[kind] : 'application/octet-stream',
      bytes,
      // Where no browser may show it, what can be shown.
      ...shown,
      name: shown ? `${name.replace(/\.[^.]*$/, '')}.${shown.extension}` : name,
    });
    recordOf(app).uploads.push({
      uuid: documentUuid,
      name,
      size: bytes.length,
      at: new Date(env.now).toISOString(),
      documentType: body.documentType,
      conditionUuid: body.conditionUuid,
      participantUuid: body.participantUuid,
    });
  });
  await uploads.taken(body.uploadUuid, documentUuid);
  return { documentUuid, name, size: bytes.length, scan: 'CLEAN' };
}

async function takenBefore({ me, services }: UploadCall, uuid: string, documentUuid: string) {
  const { uploads } = await services.applications.read(uuid, me);
  const { name, size } = uploads.find((upload) => upload.uuid === documentUuid) ?? {};
  if (name === undefined || size === undefined) throw notFound('This file was removed');
  return { documentUuid, name, size, scan: 'CLEAN' };
}

export const documentsHandlers = {
  getDocuments: async ({ params, me, services }) => ({
    documents: documentsOf(await services.applications.read(params.uuid, me)),
  }),
  async getDocument({ params, me, org, services, userAgent }) {
    const { uuid, documentUuid } = params;
    const app = await services.applications.read(uuid, me);
    if (app.uploads.some((upload) => upload.uuid === documentUuid)) {
      const blob = await services.store.getBlob(documentUuid);
      if (blob) return blob;
    }
    const listed = documentsOf(app).find((document) => document.uuid === documentUuid);
    const pdf = listed && (await renderDocument(app, documentUuid, services.lenderOf));
    if (!listed || !pdf) throw notFound('Document not found');
    const state = app.documents[documentUuid];
    if (!state || state.pages !== pdf.pages) {
      await services.applications.change(uuid, me, (now, env) => {
        now.documents[documentUuid] = {
          status: 'OPENED',
          openedAt: new Date(env.now).toISOString(),
          ...now.documents[documentUuid],
          pages: pdf.pages,
        };
      });
    }
    await services.evidence.keepOpened(app, documentUuid, { org, me, userAgent });
    return { type: 'application/pdf', name: fileName(listed.title), bytes: pdf.bytes };
  },
  uploadDocument: (call) =>
    storeUpload({ ...call, owner: call.me.uuid }, call.params.uuid, (app) =>
      allowBinding(app, call.body.conditionUuid, call.me),
    ),
  async deleteDocument({ params, me, services }) {
    await services.applications.change(params.uuid, me, (app) => {
      if (kindOf(app, params.documentUuid) || !app.uploads.some(({ uuid }) => uuid === params.documentUuid)) {
        throw notFound('Document not found');
      }
      refuseInReview(app, params.documentUuid);
      app.uploads = app.uploads.filter(({ uuid }) => uuid !== params.documentUuid);
    });
    await services.store.removeBlob(params.documentUuid);
    return {};
  },
} satisfies HandlersOf<typeof topic>;
