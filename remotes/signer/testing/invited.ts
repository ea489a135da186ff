import { contract } from '#src/api/contract/contract.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import { type RenderInput, renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { invite, mailsOf } from './invitation.ts';
import { signer } from './remote.ts';

/** A home with two owners, the second of whom has just been invited. */
export async function invited() {
  const sandbox = await createTestSandbox();
  await sandbox.control('PUT', '/clock', { rate: 0 });
  const { application, link } = await invite(sandbox.control);
  const mails = () => mailsOf(sandbox.control);
  return {
    sandbox,
    application,
    link,
    links: async () => (await mails()).flatMap(({ path }) => path ?? []),
    /** The codes that were mailed, oldest first. */
    codes: async () => (await mails()).flatMap(({ code }) => code ?? []),
    open: async (input: Partial<RenderInput> = {}) =>
      drive(await renderRemote(signer, { path: link, sandbox, ...input })),
  };
}

/** What is held about the signer. */
export interface HeldSigner {
  progress: string;
  legalName: { firstName: string };
  hasTaxpayerNumber: boolean | null;
  consents: { type: string; version: string }[];
  declined: { reason: string; text: string | null } | null;
  appointment: object | null;
}

/** The second owner is so far, is signed in, and opens a page. */
export async function standing(page: string, status: string, more: object = {}, application: object = {}) {
  const given = await invited();
  const { sandbox, application: made, link, open } = given;
  const api = sandbox.api();
  const body = { token: link.split('token=')[1] ?? '' };
  await api.call(contract.postSignerInvitation, { body });
  const { jwt } = await api.call(contract.verifySignerInvitation, { body: { ...body, code: '123456' } });
  await sandbox.control('PATCH', `/applications/${made.uuid}`, {
    signers: [{ status, ...more }],
    ...application,
  });
  const at = await open({ path: `/heloc-signer/${page}`, jwt });
  const held = async (): Promise<HeldSigner> => {
    const { signers } = await sandbox.control<{ signers: [HeldSigner] }>('GET', `/applications/${made.uuid}`);
    return signers[0];
  };
  return { ...given, at, jwt, held };
}
