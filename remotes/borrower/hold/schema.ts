import { object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { APPRAISAL_REFUSALS, type AppraisalRefusal } from '#src/domain/property/appraisal.ts';
import { LINE_MAX } from '#src/domain/text/lineLength.ts';
import { phoneToCallProblem } from '#src/features/problems/others.ts';
import { problem, yupRule } from '#src/features/problems/problem.ts';
import type { copy } from './copy.ts';

type Text = Translate<(typeof copy)['strings']>;

export interface RefusalValues {
  instead: AppraisalRefusal;
}

export const refusalSchema = (t: Text) =>
  object({
    instead: string().required(t('insteadMissing')).oneOf(APPRAISAL_REFUSALS, t('insteadMissing')),
  });

export interface VisitValues {
  contactName: string;
  phone: string;
  notes: string;
  pets: string;
}

const NOTES_MAX = 500;
const PETS_MAX = 100;
const upTo = (max: number) => string().max(max, problem('line-too-long', { max }));

export const visitSchema = (t: Text) =>
  object({
    contactName: string()
      .trim()
      .required(t('contactNameMissing'))
      .max(LINE_MAX, problem('line-too-long', { max: LINE_MAX })),
    phone: string().test('phone', yupRule(phoneToCallProblem)),
    notes: upTo(NOTES_MAX),
    pets: upTo(PETS_MAX),
  });
