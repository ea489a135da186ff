import { money } from '#src/domain/money/money.ts';
import { conflict, invalid } from '../http/errors.ts';
import { countAssets } from '../model/assets.ts';
import { hasCounterOffer, takeCounterOffer } from '../model/counterOffer.ts';
import { takeLiens } from '../model/liens.ts';
import { fits, mark, outcomeOf } from '../model/requalify.ts';
import { submit } from './submit.ts';
import type { Handlers } from './types.ts';

export const requalifyHandlers = {
  putLiens: (call) =>
    submit('putLiens', call, (app, env) => {
      const { liens } = call.body;
      const known = app.heloc.recordedLiens ?? [];
      if (!known.every(({ uuid }) => liens.some(({ lienUuid }) => lienUuid === uuid)))
        throw invalid('Tell us about each loan');
      takeLiens(app, call.body, env);
      return {};
    }),
  putRequalify: (call) =>
    submit('putRequalify', call, (app) => {
      const { choice, payoffAccountIds, amount } = call.body;
      const { heloc } = app;
      if (choice === 'WITHDRAW' || !heloc.winback) return {};
      const paidOff = choice === 'PAY_OFF' ? payoffAccountIds : [];
      const line = choice === 'BORROW_LESS' ? Number(amount) : heloc.winback.requestedAmount;
      if (!fits(outcomeOf(heloc, paidOff, money(line)))) throw invalid('This is still above our limit.');
      app.lineCap = line;
      mark(heloc, paidOff, true);
      return {};
    }),
  postCounterOffer: (call) =>
    submit('postCounterOffer', { ...call, body: {} }, (app, env) => {
      if (!hasCounterOffer(app, env.now)) throw conflict('This offer is over.');
      takeCounterOffer(app, env);
      return {};
    }),
  putAssetDepletion: (call) =>
    submit('putAssetDepletion', call, (app, env) => {
      countAssets(app, call.body, env.organisation);
      return {};
    }),
} satisfies Partial<Handlers>;
