import type * as topic from '#src/api/contract/requalify.ts';
import { money } from '#src/domain/money/money.ts';
import { invalid } from '../http/errors.ts';
import { countAssets } from '../model/assets.ts';
import { takeLiens } from '../model/liens.ts';
import { fits, mark, outcomeOf } from '../model/requalify.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

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
  putAssetDepletion: (call) =>
    submit('putAssetDepletion', call, (app, env) => {
      countAssets(app, call.body, env.organisation);
      return {};
    }),
} satisfies HandlersOf<typeof topic>;
