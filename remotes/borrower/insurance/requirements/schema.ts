import { object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { phoneProblem } from '#src/domain/person/phone.ts';
import type { PolicyKind } from '#src/domain/property/insurance.ts';
import { LINE_MAX } from '#src/domain/text/lineLength.ts';
import { theirEmailProblem } from '#src/features/problems/others.ts';
import { problem, yupRule } from '#src/features/problems/problem.ts';
import type { copy } from './copy.ts';

export interface AgentValues {
  kind: PolicyKind;
  name: string;
  email: string;
  phone?: string;
}

export const agentSchema = (t: Translate<(typeof copy)['strings']>) =>
  object({
    kind: string().required(t('whichMissing')),
    name: string().trim().required(t('nameMissing')).max(LINE_MAX, problem('line-too-long')),
    email: string().default('').trim().test('email', yupRule(theirEmailProblem)),
    phone: string().test(
      'phone',
      yupRule((text) => (text ? phoneProblem(text) : undefined)),
    ),
  });
