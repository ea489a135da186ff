import type * as topic from '#src/api/contract/bankLink.ts';
import type { BankAccount } from '#src/api/contract/parts.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import { gone, invalid } from '../http/errors.ts';
import { isOwnName } from '../model/bankAccounts.ts';
import { INSTITUTIONS, institutionOf, linkUser, signInOutcome } from '../model/institutions.ts';
import { isIncome, linkedIncome } from '../model/linkedIncome.ts';
import { randomFrom, uuidFrom } from '../model/random.ts';
import type { Application, BankLink } from '../model/records.ts';
import type { HandlersOf } from './types.ts';

const LINK_LIFETIME_MS = 4 * 60 * 60_000;

const USABLE: readonly string[] = ['CHECKING', 'SAVINGS'];

const ROUTING = '021000021';

const ownName = ({ heloc }: Application) =>
  fullName({ firstName: heloc.owner.firstName, lastName: heloc.owner.lastName });

function linkFor(
  app: Application,
  { publicToken, purpose }: { publicToken: string; purpose: string },
): BankLink {
  const link = app.bankLinks.find((row) => row.publicToken === publicToken && row.purpose === purpose);
  if (!link) throw invalid('This bank connection has expired. Try again');
  return link;
}

function accountsFrom(app: Application, link: BankLink, ids: readonly string[]): BankAccount[] {
  const { holder } = linkUser(link.user);
  const holderName = holder === 'applicant' ? ownName(app) : holder;
  return (link.accounts ?? [])
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .map(({ id, type, mask }) => {
      const usable = USABLE.includes(type);
      const holderMatches = isOwnName(app, holderName);
      return {
        uuid: uuidFrom(`${app.heloc.uuid}|${id}`),
        institution: link.institution ?? '',
        type,
        mask,
        routingNumber: ROUTING,
        holderName,
        holderMatches,
        eligible: usable,
        ineligibleReason: usable ? null : 'Not a checking or savings account',
        source: 'LINKED',
      };
    });
}

const replaceByUuid = <T extends { uuid: string }>(list: T[], more: T[]) => [
  ...list.filter(({ uuid }) => !more.some((row) => row.uuid === uuid)),
  ...more,
];

export const bankLinkHandlers = {
  async postBankLinkToken({ params, me, body, services }) {
    const linkToken = `link-sandbox-${services.newId()}`;
    await services.applications.change(params.uuid, me, (app) => {
      app.bankLinks.push({ linkToken, purpose: body.purpose });
    });
    await services.store.put('event', linkToken, 'bank-link', { applicationUuid: params.uuid });
    return {
      provider: 'sandbox',
      linkToken,
      expiration: new Date(services.clock.now() + LINK_LIFETIME_MS).toISOString(),
      institutions: Object.entries(INSTITUTIONS[body.purpose]).map(([id, { name }]) => ({ id, name })),
    };
  },
  async sandboxBankSignIn({ body, services }) {
    const link = await services.store.get<{ applicationUuid: string }>('event', body.linkToken);
    if (!link) throw gone('This bank connection has expired. Try again');
    const institution = institutionOf(body.institutionId);
    const outcome = signInOutcome(body, institution);
    if (outcome !== 'LINKED') return { outcome, publicToken: null, accounts: [] };
    const publicToken = `public-sandbox-${services.newId()}`;
    const draw = randomFrom(`${body.institutionId}|${body.username}`);
    const accounts = linkUser(body.username).kinds.map((type) => ({
      id: uuidFrom(`${link.applicationUuid}|${body.institutionId}|${body.username}|${type}`),
      name: `${type.charAt(0)}${type.slice(1).toLowerCase()} account`,
      type,
      mask: String(Math.floor(1000 + draw() * 9000)),
    }));
    await services.applications.change(link.applicationUuid, undefined, (app) => {
      const open = app.bankLinks.find(({ linkToken }) => linkToken === body.linkToken);
      if (open)
        Object.assign(open, { publicToken, user: body.username, institution: institution?.name, accounts });
    });
    return { outcome, publicToken, accounts };
  },
  postBankLinkExchange: ({ params, me, body, services }) =>
    services.applications.change(params.uuid, me, (app, env) => {
      const link = linkFor(app, body);
      if (isIncome(body.purpose)) {
        const found = linkedIncome(app, body.purpose, link, env.now);
        app.heloc.incomeRequestRecords = replaceByUuid(app.heloc.incomeRequestRecords, [found.record]);
        return { ...found, accounts: [] };
      }
      const accounts = accountsFrom(app, link, body.accountIds);
      app.bankAccounts = replaceByUuid(app.bankAccounts, accounts);
      return { record: null, employer: null, annualAmount: null, deposits: [], accounts };
    }),
} satisfies HandlersOf<typeof topic>;
