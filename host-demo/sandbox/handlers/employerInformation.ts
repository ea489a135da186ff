import type * as topic from '#src/api/contract/employerInformation.ts';
import type { IncomeRecord } from '#src/api/contract/parts.ts';
import { invalid } from '../http/errors.ts';
import { payShareOf } from '../model/employerRecords.ts';
import { incomeSource } from '../model/incomeSources.ts';
import { uuidFrom } from '../model/random.ts';
import { CONSENT_VERSION, recordConsent } from '../model/recordConsent.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

const NOTHING = { record: null };

export const employerInformationHandlers = {
  postEmployerInformation: (call) =>
    submit('postEmployerInformation', call, (app, env) => {
      const ending = app.ssnLast4 ?? call.body.ssnLast4;
      if (!ending) throw invalid('Enter the last four digits of your Social Security number');
      const consent = { type: 'EMPLOYER_INFORMATION', version: CONSENT_VERSION, userAgent: call.userAgent };
      recordConsent(app, consent, env.now);
      const share = payShareOf(ending);
      if (share === 0) return NOTHING;
      const { incomePrimary, incomeOther, employmentType } = app.heloc.income;
      const { payer } = incomeSource(employmentType);
      const annualAmount = Math.round((incomePrimary + incomeOther) * share);
      const record: IncomeRecord = {
        uuid: uuidFrom(`${app.heloc.uuid}|employer|${env.now}`),
        method: 'EMPINFO',
        source: payer,
        status: 'LINKED',
        annualAmount,
        message: null,
        created: new Date(env.now).toISOString(),
      };
      // Who asks again replaces what was not answered before.
      const others = app.heloc.incomeRequestRecords.filter(
        ({ method, status }) => method !== 'EMPINFO' || status !== 'LINKED',
      );
      app.heloc.incomeRequestRecords = [...others, record];
      return {
        record,
        employer: payer,
        jobTitle: 'Dispatcher',
        startDate: '2019-03-15',
        annualAmount,
        payFrequency: 'BIWEEKLY',
      };
    }),
} satisfies HandlersOf<typeof topic>;
