import type * as topic from '#src/api/contract/valuation.ts';
import { invalid } from '../http/errors.ts';
import { order } from '../model/valuation.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

export const valuationHandlers = {
  putPropertyEstimate: (call) =>
    submit('putPropertyEstimate', call, ({ heloc }) => {
      if (heloc.winback) heloc.winback.estimateAllowed = false;
      return {};
    }),
  postBpoOrder: (call) =>
    submit('postBpoOrder', call, (app, env) => {
      order(app, env);
      return {};
    }),
  postPropertyCondition: (call) =>
    submit('postPropertyCondition', call, (app, env) => {
      const { damages, damageText } = call.body;
      if (damages.includes('OTHER') && !damageText?.trim()) throw invalid('Tell us about the damage');
      order(app, env);
      return {};
    }),
  postConditionProof: (call) =>
    submit('postConditionProof', call, ({ heloc }, env) => {
      heloc.valuation = { ...heloc.valuation, proofAt: new Date(env.now).toISOString() };
      return {};
    }),
  postValueReconsideration: (call) =>
    submit('postValueReconsideration', call, ({ heloc }, env) => {
      if (heloc.valuation?.value == null) throw invalid('There is no value yet');
      heloc.valuation.reconsideration = { at: new Date(env.now).toISOString(), state: 'IN_REVIEW' };
      return {};
    }),
} satisfies HandlersOf<typeof topic>;
