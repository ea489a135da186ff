import type * as topic from '#src/api/contract/review.ts';
import { addDays } from '#src/domain/dates/dates.ts';
import { LETTER_DAYS } from '#src/domain/offer/payoffLetters.ts';
import { isSameAccount, payoffLines } from '#src/domain/offer/payoffLines.ts';
import { NEEDS_PROOF } from '#src/domain/person/delinquency.ts';
import { conflict, invalid } from '../http/errors.ts';
import { localDay } from '../model/closing.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

export const reviewHandlers = {
  postFloodAcknowledgement: (call) =>
    submit('postFloodAcknowledgement', call, ({ heloc }, env) => {
      if (!heloc.flood?.inHazardArea) throw conflict('There is no notice to acknowledge.');
      heloc.flood.acknowledgedAt = new Date(env.now).toISOString();
      return {};
    }),
  postDelinquencyAnswer: (call) =>
    submit('postDelinquencyAnswer', call, (app, env) => {
      const { answer, documentUuids } = call.body;
      if (NEEDS_PROOF.includes(answer) && documentUuids.length === 0)
        throw invalid('Upload at least one file');
      app.heloc.delinquencyAnswer = { answer, at: new Date(env.now).toISOString() };
      return {};
    }),
  postPayoffLetter: (call) =>
    submit('postPayoffLetter', call, (app, env) => {
      const { creditor, mask, amount, goodThrough, perDiem, documentUuids } = call.body;
      const payoff = app.heloc.payoffs.find((other) => isSameAccount(other, { creditor, mask }));
      if (!payoff) throw invalid('There is no such payoff');
      if (documentUuids.length === 0) throw invalid('Upload at least one file');
      if (goodThrough < addDays(localDay(app, env.now), LETTER_DAYS))
        throw invalid('The letter must be good for 10 more days at least');
      Object.assign(payoff, { amount, goodThrough, perDiem, letterAt: new Date(env.now).toISOString() });
      return {};
    }),
  postCloseLine: (call) =>
    submit('postCloseLine', call, ({ heloc }, env) => {
      const lines = payoffLines(heloc);
      const named = call.body.lines.map((line) => lines.find((other) => isSameAccount(other, line)));
      if (named.length === 0 || named.includes(undefined))
        throw invalid('There is no such credit line to close');
      for (const line of named) if (line) line.closeLineAt ??= new Date(env.now).toISOString();
      return {};
    }),
} satisfies HandlersOf<typeof topic>;
