import type { Condition } from '#src/api/contract/conditions.ts';
import type { Message, Translate } from '#src/brand/copy.tsx';
import {
  type ConditionAnswer,
  DESCRIPTION,
  EXPLANATION,
  isFilled,
  NOTE_MAX,
  REASON,
} from '#src/domain/conditions/answers.ts';
import type { Known } from '#src/domain/conditions/conditions.ts';
import { type Question, slotsOf, taskOf } from '#src/domain/conditions/tasks.ts';
import { compareMoney, parseMoneyInput } from '#src/domain/money/money.ts';
import { normalizeEmail } from '#src/domain/person/email.ts';
import { firstNameProblem, lastNameProblem, type NameRules } from '#src/domain/person/names.ts';
import { lineProblem } from '#src/domain/text/lineLength.ts';
import { uploadsProblem } from '#src/ui/upload/uploadedFile.ts';
import { theirEmailProblem } from '../problems/others.ts';
import { problem } from '../problems/problem.ts';
import { type FieldProblem, rulesSchema } from '../problems/rulesSchema.ts';
import type { copy } from './copy.ts';
import { DESCRIPTION_WAY, filesOf, type TaskValues } from './values.ts';

type T = Translate<(typeof copy)['strings']>;
type Values = Partial<TaskValues>;

/**
 * Whether every slot has its files, those on their way included, a text in their place, or is said not to apply: before
 * that nothing can be sent.
 */
export function hasAllFiles(condition: Known<Condition>, values: Values): boolean {
  return slotsOf(condition).every((slot, index) => {
    const value = values.slots?.[index];
    if (value?.none || value?.way === DESCRIPTION_WAY) return true;
    const taken = filesOf(slot, value);
    const answer: ConditionAnswer = {
      documents: taken.flatMap(([documentType, files]) => files.map(() => documentType)),
      answers: { idKind: value?.way },
    };
    return isFilled(slot, answer);
  });
}

function textProblem(
  text: string | undefined,
  { min = 0, max }: { min?: number; max: number },
  missing?: string,
): string | Message | undefined {
  const { length } = text?.trim() ?? '';
  if (length === 0) return missing;
  if (length < min) return problem('text-too-short', { min });
  return length > max ? problem('line-too-long', { max }) : undefined;
}

const requiredLine = (text: string | undefined, missing: string) =>
  text?.trim() ? problem(lineProblem(text)) : missing;

function slotProblems(
  condition: Known<Condition>,
  { slots = [], description }: Values,
  t: T,
): FieldProblem[] {
  return slotsOf(condition).flatMap((slot, index): FieldProblem[] => {
    const value = slots[index];
    const at = `slots[${index}]`;
    if (value?.none) return [[`${at}.reason`, textProblem(value.reason, REASON, t('reasonRequired'))]];
    if (value?.way === DESCRIPTION_WAY)
      return [['description', textProblem(description, DESCRIPTION, t('descriptionRequired'))]];
    return filesOf(slot, value).map(([type, files]) => [`${at}.files.${type}`, uploadsProblem(files)]);
  });
}

type Check = (values: Values, condition: Known<Condition>, t: T, rules: NameRules) => FieldProblem[];

/** What is wrong with the answers to each question. */
const QUESTIONS: Record<Question, Check> = {
  trust: ({ trustees = [], revocable }, _condition, t) => [
    ...trustees.flatMap((trustee, index): FieldProblem[] => [
      [`trustees[${index}].name`, requiredLine(trustee?.name, t('required'))],
      [`trustees[${index}].email`, trustee?.email ? problem(theirEmailProblem(trustee.email)) : undefined],
    ]),
    ['revocable', revocable ? undefined : t('required')],
  ],
  idKind: () => [],
  ownership({ ownership, coOwners = [] }, _condition, t, rules) {
    if (ownership !== 'JOINT_OWNER') return [['ownership', ownership ? undefined : t('required')]];
    const emails = coOwners.map((owner) => normalizeEmail(owner?.email ?? '').toLowerCase());
    return coOwners.flatMap((owner, index): FieldProblem[] => {
      const at = `coOwners[${index}]`;
      const isTwice = emails.indexOf(emails[index] ?? '') < index;
      return [
        [`${at}.firstName`, problem(firstNameProblem(owner?.firstName))],
        [`${at}.lastName`, problem(lastNameProblem(owner?.lastName, rules))],
        [`${at}.email`, problem(theirEmailProblem(owner?.email)) ?? (isTwice ? t('ownEmail') : undefined)],
      ];
    });
  },
  inquiries: ({ inquiries = [] }, _condition, t) =>
    inquiries.flatMap((inquiry, index): FieldProblem[] => {
      const at = `inquiries[${index}]`;
      const amount = parseMoneyInput(inquiry?.amount);
      const isAmount = amount !== undefined && compareMoney(amount, 0) > 0;
      return [
        [`${at}.outcome`, inquiry?.outcome ? undefined : t('required')],
        ...(inquiry?.outcome === 'ACCOUNT_OPENED'
          ? [[`${at}.amount`, isAmount ? undefined : t('amountRequired')] as const]
          : []),
        [`${at}.explanation`, textProblem(inquiry?.explanation, EXPLANATION, t('explanationRequired'))],
      ];
    }),
};

/** The rules of the answer to one request. */
export const taskSchema = (condition: Known<Condition>, t: T, rules: NameRules) =>
  rulesSchema<TaskValues>((values) => [
    ...slotProblems(condition, values, t),
    ...(taskOf(condition).questions ?? []).flatMap((question) =>
      QUESTIONS[question](values, condition, t, rules),
    ),
    ['note', textProblem(values.note, { max: NOTE_MAX })],
  ]);
