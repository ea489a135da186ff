import type { Created } from '#sandbox/control/applicationRoutes.ts';
import type { Control } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

/** An owner of the sandbox who waits to be asked instead of signing alone. */
export const INVITED = 'slow.sam@example.com';

const ELEVEN_DAYS_MS = 11 * 24 * 60 * 60_000;

interface Mail {
  to: string;
  code?: string;
  path?: string;
}

/** What the invited person was sent, oldest first. */
export const mailsOf = async (control: Control) =>
  (await control<Mail[]>('GET', '/outbox')).filter(({ to }) => to === INVITED);

/** A home with two owners, the second of whom has just been invited. */
export async function invite(control: Control, org?: string) {
  const application = await control<Created>('POST', '/applications', {
    status: 'CO_DEED_REQ',
    signers: [{ firstName: 'Sam', lastName: 'Rivera', email: INVITED }],
    ...(org && { org }),
  });
  const links = (await mailsOf(control)).flatMap(({ path }) => path ?? []);
  return { application, link: links.at(-1) ?? '' };
}

/** The address of an invitation as a state opens it, after the application has changed. */
export const invitedTo = (changes?: object) => async (control: Control, org: string) => {
  const { application, link } = await invite(control, org);
  if (changes) await control('PATCH', `/applications/${application.uuid}`, changes);
  return link.slice(1);
};

/** The same, once the signer is so far. */
export const standingAt = (status: string, more: object = {}, application: object = {}) =>
  invitedTo({ signers: [{ status, ...more }], ...application });

/** One whose link has ended since. */
export async function expiredInvitation(control: Control, org: string): Promise<string> {
  const address = await invitedTo()(control, org);
  const { now } = await control<{ now: string }>('GET', '/clock');
  await control('PUT', '/clock', { now: Date.parse(now) + ELEVEN_DAYS_MS });
  return address;
}

/** With the code of the mail. */
export async function signIn(at: PageDriver): Promise<void> {
  await at.fill('6-digit code', '123456');
  await at.press('Sign in');
}

/** Signed in, and on to the page that is theirs. */
export async function goOn(at: PageDriver): Promise<void> {
  await signIn(at);
  await at.expectHeading('Pick up where you left off');
  await at.press('Go on');
}
