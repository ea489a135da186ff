import type * as topic from '#src/api/contract/signers.ts';
import { conflict, notFound } from '../http/errors.ts';
import { allSigned, inviteSigner, newSigner, resendInvitation } from '../model/owners.ts';
import type { Application } from '../model/records.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

/** Everybody else signs as a co-owner. */
const ROLES: Readonly<Record<string, string>> = { SPOUSE: 'SPOUSE', TRUSTEE: 'TRUSTEE' };

const TAKEN = 'Each signer needs their own email address';

export function signerOf(app: Application, signerUuid: string) {
  const signer = app.heloc.helocSigners.find(({ uuid }) => uuid === signerUuid);
  if (!signer) throw notFound('Signer not found');
  return signer;
}

const isTaken = ({ heloc }: Application, email: string, except?: string) =>
  [
    heloc.email,
    ...heloc.helocSigners.filter(({ uuid }) => uuid !== except).map((signer) => signer.email),
  ].some((used) => used.toLowerCase() === email.toLowerCase());

export const signersHandlers = {
  async getSigners({ params, me, services }) {
    const app = await services.applications.read(params.uuid, me);
    return { signers: app.heloc.helocSigners, allSigned: allSigned(app) };
  },
  postSigner: (call) =>
    submit('postSigner', call, (app, env) => {
      if (isTaken(app, call.body.email)) throw conflict(TAKEN);
      const signer = newSigner(app, { ...call.body, role: ROLES[call.body.relationship] });
      app.heloc.helocSigners.push(signer);
      inviteSigner(app, signer, env);
      return signer;
    }),
  postSignerResend: ({ params, me, services }) =>
    services.applications.change(params.uuid, me, (app, env) => {
      const signer = signerOf(app, params.signerUuid);
      if (signer.status === 'SIGNED') throw conflict('This person has already signed.');
      if (signer.status === 'DECLINED') throw conflict('This person needs to talk with us.');
      resendInvitation(app, signer, env);
      return signer;
    }),
  putSignerEmail: ({ params, me, body, services }) =>
    services.applications.change(params.uuid, me, (app, env) => {
      const signer = signerOf(app, params.signerUuid);
      if (signer.email === body.email) return signer;
      if (!signer.emailEditable) throw conflict('The invitation was already opened.');
      if (isTaken(app, body.email, signer.uuid)) throw conflict(TAKEN);
      signer.email = body.email;
      inviteSigner(app, signer, env);
      return signer;
    }),
  postSignersContinue: (call) =>
    submit('postSignersContinue', call, (app) => {
      if (!allSigned(app)) throw conflict('Not everybody has signed yet.');
      return {};
    }),
} satisfies HandlersOf<typeof topic>;
