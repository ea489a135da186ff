import type { Created } from '#sandbox/control/applicationRoutes.ts';
import { call, control } from './control.ts';
import { expiryOf, handoverUrl, type LaunchTarget, pathOf } from './links.ts';
import { origins } from './origins.ts';
import { opensInNewTab } from './where.ts';

interface Signer {
  firstName: string;
  lastName: string;
  status: string;
  invitationPath: string | null;
}

const SPARE_MS = 60_000;

/** Ends or begins the session on the host's origin, and gives the address that goes on from there. */
function addressOf(target: LaunchTarget, below: string, jwt: string | undefined): string {
  const to = pathOf(target, below);
  if (target.host === 'dashboard') return handoverUrl(origins.dashboard, to, jwt);
  if (jwt) localStorage.setItem('jwt', jwt);
  else localStorage.removeItem('jwt');
  return to;
}

/** A tab that waits for its address: asked for at once, since a browser blocks what opens long after a click. */
function target(): { go: (url: string) => void; giveUp: () => void } {
  if (!opensInNewTab()) return { go: (url) => location.assign(url), giveUp: () => undefined };
  const tab = window.open('about:blank', '_blank');
  if (!tab) throw new Error('The browser blocked the new tab. Allow pop-ups here, or open in this tab.');
  tab.opener = null;
  return { go: (url) => tab.location.replace(url), giveUp: () => tab.close() };
}

async function inTarget(work: () => Promise<string>): Promise<void> {
  const { go, giveUp } = target();
  try {
    go(await work());
  } catch (error) {
    giveUp();
    throw error;
  }
}

/** A token that still works: an application may have been opened more than an hour ago. */
async function freshJwt({ jwt, email, password }: Created, org: string): Promise<string> {
  if (expiryOf(jwt) > Date.now() + SPARE_MS) return jwt;
  const headers = { 'x-org': org, 'X-With-Origin': location.origin };
  return (await call<{ jwt: string }>('POST', '/identity/api/v1/login', { email, password }, headers)).jwt;
}

export const signersOf = async (uuid: string) =>
  (await control<{ helocSigners: Signer[] }>('GET', `/applications/${uuid}`)).helocSigners;

async function belowFor({ remote }: LaunchTarget, uuid: string): Promise<string> {
  if (remote !== 'signer') return `/${uuid}`;
  const invited = (await signersOf(uuid)).find(({ invitationPath }) => invitationPath);
  if (!invited?.invitationPath) {
    throw new Error(
      'This application has invited nobody yet. Open "Co deed req" for the signer, or move it there.',
    );
  }
  return invited.invitationPath;
}

/** Opens an application, or another page, as its applicant, or as its first invited co-owner. */
export const openApplication = (target: LaunchTarget, made: () => Promise<Created>, opens?: string) =>
  inTarget(async () => {
    const created = await made();
    const below =
      opens && target.remote !== 'signer'
        ? opens.replace('{uuid}', created.uuid)
        : await belowFor(target, created.uuid);
    return addressOf(
      target,
      below,
      target.remote === 'signer' ? undefined : await freshJwt(created, target.org),
    );
  });

/** Opens a page signed out, once its preconditions are met. */
export const openSignedOut = (
  target: LaunchTarget,
  below: string,
  before: () => Promise<void> = async () => {},
) =>
  inTarget(async () => {
    await before();
    return addressOf(target, below, undefined);
  });

/** Opens a page that asks for no login, e.g. on another device; who is signed in stays so. */
export const openPublic = (target: LaunchTarget, below: string) =>
  inTarget(async () => (target.host === 'dashboard' ? origins.dashboard : '') + pathOf(target, below));
