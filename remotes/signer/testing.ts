import { createTestSandbox } from '#src/testing/builders.ts';
import { type RenderInput, renderRemote } from '#src/testing/renderRemote.tsx';
import { signer } from './remote.tsx';

interface Mail {
  to: string;
  code?: string;
  path?: string;
}

/** An owner of the sandbox who waits to be asked instead of signing alone. */
export const INVITED = 'slow.sam@example.com';

/** A home with two owners, the second of whom has just been invited. */
export async function invited() {
  const sandbox = await createTestSandbox();
  await sandbox.control('PUT', '/clock', { rate: 0 });
  const application = await sandbox.make({
    status: 'CO_DEED_REQ',
    signers: [{ firstName: 'Sam', lastName: 'Rivera', email: INVITED }],
  });
  const mails = async () =>
    (await sandbox.control<Mail[]>('GET', '/outbox')).filter(({ to }) => to === INVITED);
  const links = async () => (await mails()).flatMap(({ path }) => (path ? [path] : []));
  const link = (await links()).at(-1) ?? '';
  return {
    sandbox,
    application,
    link,
    links,
    /** The codes that were mailed, oldest first. */
    codes: async () => (await mails()).flatMap(({ code }) => (code ? [code] : [])),
    open: (input: Partial<RenderInput> = {}) => renderRemote(signer, { path: link, sandbox, ...input }),
  };
}
