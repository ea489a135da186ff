import type * as topic from '#src/api/contract/income.ts';
import type { IncomeRecord } from '#src/api/contract/parts.ts';
import { FLAG_KEYS } from '#src/domain/org/flags.ts';
import { conflict, invalid, notFound } from '../http/errors.ts';
import type { Env } from '../model/env.ts';
import { EXPIRED, hasIncomeProof, putInReview, recountIncome, statedIncome } from '../model/incomeReview.ts';
import { documentMethod, incomeSource } from '../model/incomeSources.ts';
import { uuidFrom } from '../model/random.ts';
import type { Application } from '../model/records.ts';
import { isAtSummary } from '../model/summary.ts';
import { reviseOffers } from '../model/underwriteApplication.ts';
import { isNamed } from '../model/uploadNames.ts';
import type { Services } from '../services.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

/** Verified income below this share of the priced income changes the offers. */
const ENOUGH = 0.9;

/** The vendors' public names; the other methods have none. */
const VENDORS: Readonly<Record<string, string>> = {
  PLAID_TRANSACTIONS: 'a demonstration bank link',
  TRUV_PAYROLL: 'a demonstration payroll link',
  TRUV_TAX: 'a demonstration tax link',
  POINTSERV_TAX: 'a demonstration transcript service',
};

const MAINTENANCE_MS = 2 * 60 * 60_000;

/** The time at which the IRS is back, where a method waits for it. */
function backAt(method: string, org: string, { settings, clock }: Services): string | null {
  if (method !== 'POINTSERV_TAX' || !settings.flagsFor(org)[FLAG_KEYS.irsMaintenance]) return null;
  return new Date(clock.now() + MAINTENANCE_MS).toISOString();
}

const methodsFor = ({ heloc, ssnLast4, org }: Application, services: Services) =>
  incomeSource(heloc.income.employmentType).methods.map((method) => ({
    method,
    available: backAt(method, org, services) === null,
    reason: backAt(method, org, services),
    vendor: VENDORS[method] ?? null,
    asksSsn: method === 'EMPINFO' && ssnLast4 === undefined,
  }));

const NOT_VERIFIED = 'The income that we could verify is lower than the income you stated.';

const CORRECTED = 'The income you told us now is lower than the income your offer was made for.';

function recordOf(app: Application, uuid: string): IncomeRecord {
  const record = app.heloc.incomeRequestRecords.find((row) => row.uuid === uuid);
  if (!record) throw notFound('Income record not found');
  return record;
}

/** What the verified income allows, if that is less than the priced income. */
function reprice(app: Application, { organisation }: Env): void {
  const { verified } = app.heloc.income;
  const earned = verified > 0 ? Math.min(verified, statedIncome(app)) : statedIncome(app);
  const now = earned + (app.assetIncome ?? 0);
  if (now >= (app.pricedIncome ?? statedIncome(app)) * ENOUGH) return;
  reviseOffers(app, organisation, now, app.heloc.dates.submitted ? NOT_VERIFIED : CORRECTED);
}

export const incomeHandlers = {
  async getIncomeRecords({ params, me, services }) {
    const app = await services.applications.read(params.uuid, me);
    const { incomePrimary, incomeOther, verified, employmentType } = app.heloc.income;
    const records = app.heloc.incomeRequestRecords;
    return {
      incomePrimary,
      incomeOther,
      stated: statedIncome(app),
      verified,
      employmentType,
      canContinue: hasIncomeProof(app),
      records,
      methods: methodsFor(app, services),
      numDocsRequired: incomeSource(employmentType).payStubs ?? null,
    };
  },
  postIncomeDocuments: (call) =>
    submit('postIncomeDocuments', call, (app, env) => {
      const { documentUuids, type, employerName } = call.body;
      const files = documentUuids.map((uuid) => app.uploads.find((upload) => upload.uuid === uuid));
      if (files.some((file) => !file)) throw invalid('Upload at least one file');
      const unreadable = isNamed(
        files.map((file) => file?.name ?? ''),
        'unreadable',
      );
      const record: IncomeRecord = {
        uuid: uuidFrom(`${app.heloc.uuid}|income|${documentUuids.join()}`),
        method: documentMethod(app.heloc.income.employmentType),
        source: employerName ?? type,
        status: unreadable ? 'FAILED_VERIFICATION' : 'PENDING_REVIEW',
        annualAmount: null,
        message: unreadable ? 'We could not read this document' : null,
        created: new Date(env.now).toISOString(),
      };
      app.heloc.incomeRequestRecords.push(record);
      if (!unreadable) putInReview(app, record.uuid, env.now);
      return record;
    }),
  putIncomeRecord: (call) =>
    submit('putIncomeRecord', call, (app) => {
      const record = recordOf(app, call.params.recordUuid);
      if (record.status === 'EXPIRED') throw conflict(EXPIRED);
      record.status = call.body.confirmed ? 'VERIFIED' : 'FAILED_VERIFICATION';
      record.message = call.body.confirmed ? null : 'You told us that this is not your pay';
      recountIncome(app);
      return record;
    }),
  deleteIncomeRecord: (call) =>
    submit('deleteIncomeRecord', call, (app) => {
      recordOf(app, call.params.recordUuid);
      app.heloc.incomeRequestRecords = app.heloc.incomeRequestRecords.filter(
        ({ uuid }) => uuid !== call.params.recordUuid,
      );
      recountIncome(app);
      return {};
    }),
  putIncome: (call) =>
    submit('putIncome', call, (app, env) => {
      const { incomePrimary, incomeOther, employmentType } = call.body;
      const { income } = app.heloc;
      app.heloc.income = {
        ...income,
        incomePrimary,
        incomeOther,
        employmentType: employmentType ?? income.employmentType,
      };
      if (isAtSummary(app)) reprice(app, env);
      return {};
    }),
  putIncomeSources: (call) =>
    submit('putIncomeSources', call, (app, env) => {
      if (!hasIncomeProof(app)) throw conflict('Connect or upload at least one source of income first.');
      reprice(app, env);
      return {};
    }),
} satisfies HandlersOf<typeof topic>;
