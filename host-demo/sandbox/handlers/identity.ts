import type * as topic from '#src/api/contract/identity.ts';
import { HttpError } from '../http/errors.ts';
import { awaiting, signerAsked } from '../model/conditions.ts';
import { endConditionReview } from '../model/machine.ts';
import { withPhone } from '../model/phone.ts';
import type { Identity } from '../model/records.ts';
import { TAKEN_EMAIL } from '../model/registration.ts';
import type { Services } from '../services.ts';
import { claimInvitation } from './signerAccess.ts';
import type { HandlersOf } from './types.ts';

/** The sandbox has no pages: the demo host's own stands in for the provider's. */
function loginPage(origin: string | undefined, redirectUrl?: string): string {
  if (!origin) return '';
  const page = new URL('/auth/login', origin);
  page.searchParams.set('via', 'broker');
  if (redirectUrl) page.searchParams.set('redirectUrl', redirectUrl);
  return page.href;
}

/** Where the number was asked for, that is answered by it. */
async function answerWithPhone({ applications }: Services, me: Identity, number: string): Promise<void> {
  const own = (await applications.ofIdentity(me.uuid)).map(({ heloc }) => heloc.uuid);
  const signed = (me.signs ?? []).map(({ applicationUuid }) => applicationUuid);
  for (const uuid of new Set([...own, ...signed]))
    await applications.change(uuid, undefined, (app, env) => {
      for (const condition of awaiting(app, 'MISSING_PHONE_NUMBER', me)) {
        const signer = signerAsked(app, condition);
        if (signer) signer.phoneNumber = number;
        else app.phoneNumber = number;
        endConditionReview(app, condition, { state: 'DONE' }, env);
      }
    });
}

export const identityHandlers = {
  async registerIdentity({ query, body, services, sendToken }) {
    const { identities, tokens } = services;
    const taken =
      body.email.toLowerCase() === TAKEN_EMAIL || (await identities.byEmail(query.organization, body.email));
    if (taken) throw new HttpError(401, { message: 'identity exists' });
    const identity = await identities.add({ org: query.organization, ...body });
    const jwt = tokens.issue(identity);
    sendToken(jwt);
    return { jwt };
  },
  getIdentity: ({ me }) => ({
    uuid: me.uuid,
    email: me.email,
    organizationCode: me.org,
    aliases: me.aliases,
  }),
  getIdentityV1: ({ me }) => ({ uuid: me.uuid, email: me.email, organizationCode: me.org }),
  async putIdentityAlias({ me, body, services }) {
    await services.identities.save(withPhone(me, body.value));
    await answerWithPhone(services, me, body.value);
    return {};
  },
  async login({ org, body, services, sendToken }) {
    const identity = await services.identities.signIn(org, body.email, body.password);
    if (!identity) throw new HttpError(401, { message: 'Email or password is not right' });
    // Whoever signs in from an invitation is that signer, and nobody else in this session.
    const signerUuid = body.invitation && (await claimInvitation(services, identity, body.invitation));
    const jwt = services.tokens.issue(identity, signerUuid || undefined);
    sendToken(jwt);
    return { jwt };
  },
  loginRedirect: ({ query, origin }) => ({ redirect: loginPage(origin, query.redirectUrl) }),
  logoutRedirect: ({ origin }) => ({ redirect: loginPage(origin) }),
} satisfies HandlersOf<typeof topic>;
