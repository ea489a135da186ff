import type * as topic from '#src/api/contract/employment.ts';
import { invalid } from '../http/errors.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

export const employmentHandlers = {
  putEmployment: (call) =>
    submit('putEmployment', call, ({ heloc, phoneNumber }, env) => {
      const { current, workPhone, contactAllowed, employmentType } = call.body;
      if (!current) {
        if (!employmentType) throw invalid('Required');
        heloc.income.employmentType = employmentType;
        heloc.incomeRequestRecords = [];
        heloc.income.verified = 0;
        return {};
      }
      if (!contactAllowed) throw invalid('Required');
      if (workPhone && workPhone === phoneNumber) throw invalid("Enter your employer's number, not yours");
      heloc.employment = { ...heloc.employment, answeredAt: new Date(env.now).toISOString() };
      return {};
    }),
} satisfies HandlersOf<typeof topic>;
