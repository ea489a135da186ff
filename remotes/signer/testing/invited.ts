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
