import type { BankAccount, IncomeRecord } from '#src/api/contract/parts.ts';
import { addDays, toIsoDate } from '#src/domain/dates.ts';
import { conflict, gone, invalid, notFound } from '../http/errors.ts';
import { incomeSource } from '../model/incomeSources.ts';
import { randomFrom, uuidFrom } from '../model/random.ts';
import type { Application, BankLink } from '../model/records.ts';
import { BANK_USERS, BANKS, WRONG_BANK_PASSWORD } from '../testInputs.ts';
import { accountsNow, disburseTo, typedAccount } from './disbursement.ts';
import { paymentPlans, setPaymentMode } from './paymentPlans.ts';
import { CONSENT_VERSION, recordConsent } from './recordConsent.ts';
import { submit } from './submit.ts';
import type { Handlers } from './types.ts';

const USABLE: readonly string[] = ['CHECKING', 'SAVINGS'];
const PAYDAYS = 6;
const ROUTING = '021000021';
const LINK_LIFETIME_MS = 4 * 60 * 60_000;

const userRow = (name: string) =>
  (Object.hasOwn(BANK_USERS, name) ? BANK_USERS[name as keyof typeof BANK_USERS] : undefined) ??
  BANK_USERS.user_good;
const bankRow = (id: string) => (Object.hasOwn(BANKS, id) ? BANKS[id as keyof typeof BANKS] : undefined);
const ownName = ({ heloc }: Application) => `${heloc.owner.firstName} ${heloc.owner.lastName}`;
const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

function linkFor(app: Application, publicToken: string): BankLink {
  const link = app.bankLinks.find((row) => row.publicToken === publicToken);
  if (!link) throw invalid('This bank connection has expired. Try again');
  return link;
}

/** Deposits of the payer whom the kind of income has, as large a share of the stated income as the user's row says. */
function incomeFrom(app: Application, link: BankLink, now: number) {
  const { payShare } = userRow(link.user ?? '');
  const { incomePrimary, incomeOther } = app.heloc.income;
  const annualAmount = Math.round((incomePrimary + incomeOther) * payShare);
  const { payer, deposit, perYear, everyDays } = incomeSource(app.heloc.income.employmentType);
  const pay = Math.round((annualAmount / perYear) * 100) / 100;
  const today = toIsoDate(new Date(now));
  const record: IncomeRecord = {
    uuid: uuidFrom(`${app.heloc.uuid}|${link.publicToken}`),
    method: 'PLAID_TRANSACTIONS',
    source: link.institution ?? null,
    status: payShare > 0 ? 'LINKED' : 'FAILED_VERIFICATION',
    annualAmount,
    message: payShare > 0 ? null : 'No matching deposits',
    created: new Date(now).toISOString(),
  };
  const deposits =
    payShare === 0
      ? []
      : Array.from({ length: PAYDAYS }, (_, index) => ({
          date: addDays(today, -7 - index * everyDays),
          amount: pay,
          description: deposit,
        }));
  const employer = payShare > 0 ? payer : null;
  return { record, deposits, employer, annualAmount };
}

function accountsFrom(app: Application, link: BankLink, ids: readonly string[]): BankAccount[] {
  const { holder } = userRow(link.user ?? '');
  const holderName = holder === 'applicant' ? ownName(app) : holder;
  return (link.accounts ?? [])
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .map(({ id, type, mask }) => {
      const usable = USABLE.includes(type);
      const holderMatches = sameName(holderName, ownName(app));
      return {
        uuid: uuidFrom(`${app.heloc.uuid}|${id}`),
        institution: link.institution ?? '',
        type,
        mask,
        routingNumber: ROUTING,
        holderName,
        holderMatches,
        eligible: usable && holderMatches,
        ineligibleReason: !usable
          ? 'Not a checking or savings account'
          : holderMatches
            ? null
            : `The name on this account is ${holderName}. It must match yours or a co-borrower's`,
        source: 'LINKED',
      };
    });
}

const replaceByUuid = <T extends { uuid: string }>(list: T[], more: T[]) => [
  ...list.filter(({ uuid }) => !more.some((row) => row.uuid === uuid)),
  ...more,
];

export const bankHandlers = {
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
      institutions: Object.entries(BANKS).map(([id, { name }]) => ({ id, name })),
    };
  },
  async sandboxBankSignIn({ body, services }) {
    const link = await services.store.get<{ applicationUuid: string }>('event', body.linkToken);
    if (!link) throw gone('This bank connection has expired. Try again');
    const bank = bankRow(body.institutionId);
    const outcome = !bank
      ? 'INSTITUTION_NOT_FOUND'
      : bank.outcome === 'LINKED' && body.password === WRONG_BANK_PASSWORD
        ? 'INVALID_CREDENTIALS'
        : bank.outcome;
    if (outcome !== 'LINKED') return { outcome, publicToken: null, accounts: [] };
    const publicToken = `public-sandbox-${services.newId()}`;
    const draw = randomFrom(`${body.institutionId}|${body.username}`);
    const accounts = userRow(body.username).kinds.map((type) => ({
      id: uuidFrom(`${link.applicationUuid}|${body.institutionId}|${body.username}|${type}`),
      name: `${type.charAt(0)}${type.slice(1).toLowerCase()} account`,
      type,
      mask: String(Math.floor(1000 + draw() * 9000)),
    }));
    await services.applications.change(link.applicationUuid, undefined, (app) => {
      const open = app.bankLinks.find(({ linkToken }) => linkToken === body.linkToken);
      if (open) Object.assign(open, { publicToken, user: body.username, institution: bank?.name, accounts });
    });
    return { outcome, publicToken, accounts };
  },
  postBankLinkExchange: ({ params, me, body, services }) =>
    services.applications.change(params.uuid, me, (app, env) => {
      const link = linkFor(app, body.publicToken);
      if (body.purpose === 'INCOME') {
        const found = incomeFrom(app, link, env.now);
        app.heloc.incomeRequestRecords = replaceByUuid(app.heloc.incomeRequestRecords, [found.record]);
        return { ...found, accounts: [] };
      }
      const accounts = accountsFrom(app, link, body.accountIds);
      app.bankAccounts = replaceByUuid(app.bankAccounts, accounts);
      return { record: null, employer: null, annualAmount: null, deposits: [], accounts };
    }),

  async getBankAccounts({ params, me, services }) {
    const app = await services.applications.read(params.uuid, me);
    return {
      accounts: accountsNow(app, services.clock.now()),
      cashToBorrower: app.heloc.selectedOffer?.cashToBorrower ?? 0,
      payoutMethods: ['ACH', 'WIRE'],
      ...paymentPlans(app.heloc),
      lastPaymentDay: 28,
    };
  },
  putDisbursementAccount: (call) =>
    submit('putDisbursementAccount', call, (app, env) => {
      const { accountUuid, manual } = call.body;
      if (manual) typedAccount(app, manual, env);
      else disburseTo(app, linkedAccount(app, accountUuid));
      return {};
    }),
  putDisbursementConfirm: (call) =>
    submit('putDisbursementConfirm', call, (app) => {
      if (!app.heloc.disburseAccount) throw conflict('Choose an account first.');
      app.heloc.disburseAccount.confirmed = true;
      return {};
    }),
  putAutopay: (call) =>
    submit('putAutopay', call, (app, env) => {
      const { mode, accountUuid, paymentDay, authorized, authorizationVersion } = call.body;
      if (mode === 'AUTOPAY' && !authorized)
        throw invalid('Authorize automatic payments, or choose to pay yourself');
      const account = accountUuid
        ? app.bankAccounts.find(({ uuid }) => uuid === accountUuid)
        : app.heloc.disburseAccount;
      if (accountUuid && !account) throw notFound('Account not found');
      app.heloc.autopay = {
        mode,
        mask: mode === 'AUTOPAY' ? account?.mask : null,
        paymentDay: paymentDay ?? null,
      };
      setPaymentMode(app.heloc, mode);
      if (mode === 'AUTOPAY') {
        const version = authorizationVersion ?? CONSENT_VERSION;
        recordConsent(app, { type: 'AUTOPAY', version, userAgent: call.userAgent }, env.now);
      }
      return {};
    }),
} satisfies Partial<Handlers>;

function linkedAccount(app: Application, accountUuid: string | null | undefined): BankAccount {
  const account = app.bankAccounts.find(({ uuid }) => uuid === accountUuid);
  if (!account) throw notFound('Account not found');
  if (!account.eligible) throw invalid(account.ineligibleReason ?? 'This account cannot be used');
  return account;
}
