import { array, boolean, type InferType, object, string } from 'yup';
import { SIGNER_RELATIONSHIPS } from '#src/api/contract/signers.ts';
import type { Translate } from '#src/brand/copy.tsx';
import { REPORT_REASONS, type ReportReason, SUPPORT_MESSAGE } from '#src/domain/application/support.ts';
import type { NameRules } from '#src/domain/person/names.ts';
import { shortNameFields } from '#src/features/person-name/schema.ts';
import type { ProblemCode } from '#src/features/problems/copy.ts';
import { theirEmailProblem, theirPhoneProblem } from '#src/features/problems/others.ts';
import { yupRule } from '#src/features/problems/problem.ts';
import { isUnderway, type UploadedFile } from '#src/ui/upload/uploadedFile.ts';
import type { copy } from './copy.ts';

type T = Translate<(typeof copy)['strings']>;

/** A text whose rule is one of the domain's. */
const checked = (rule: (text: string | null | undefined) => ProblemCode | undefined) =>
  string().test('domain', yupRule(rule));

export const emailSchema = object({ email: checked(theirEmailProblem).trim() });

export const addSchema = (t: T, rules: NameRules, anyCountry: boolean) =>
  object({
    ...shortNameFields(rules),
    email: checked(theirEmailProblem).trim(),
    phoneNumber: checked(theirPhoneProblem(anyCountry)),
    relationship: string()
      .oneOf(SIGNER_RELATIONSHIPS, t('relationshipMissing'))
      .required(t('relationshipMissing')),
    livesInHome: boolean(),
  });
export type AddValues = InferType<ReturnType<typeof addSchema>>;

export interface ReportValues {
  signerUuid: string;
  reason: ReportReason;
  message: string;
  files: readonly UploadedFile[];
}

const { min, max } = SUPPORT_MESSAGE;

export const reportSchema = (t: T) => {
  const tooShort = t('reportMessageShort', { count: min });
  return object({
    signerUuid: string().required(t('reportWhoMissing')),
    reason: string().oneOf(REPORT_REASONS, t('reportReasonMissing')).required(t('reportReasonMissing')),
    message: string()
      .trim()
      .required(tooShort)
      .min(min, tooShort)
      .max(max, t('reportMessageLong', { count: max })),
    files: array()
      .default([])
      .test('uploaded', t('filesBusy'), (files) => !(files as readonly UploadedFile[]).some(isUnderway)),
  });
};
