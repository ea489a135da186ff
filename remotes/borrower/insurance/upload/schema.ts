import { mixed, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { type IsoDate, parseDateParts } from '#src/domain/dates/dates.ts';
import { parseDollars } from '#src/domain/money/money.ts';
import { emailProblem } from '#src/domain/person/email.ts';
import { phoneProblem } from '#src/domain/person/phone.ts';
import type { PolicyKind } from '#src/domain/property/insurance.ts';
import { LINE_MAX } from '#src/domain/text/lineLength.ts';
import { problem, yupRule } from '#src/features/problems/problem.ts';
import { uploadedFiles } from '#src/features/uploads/schema.ts';
import type { DateValue } from '#src/ui/form/DateField.tsx';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';
import type { copy } from './copy.ts';

export interface PolicyValues {
  kind: PolicyKind;
  files: UploadedFile[];
  insurer: string;
  policyNumber: string;
  starts: Partial<DateValue>;
  ends: Partial<DateValue>;
  coverage: string;
  premium: string;
  agentName?: string;
  agentPhone?: string;
  agentEmail?: string;
}

const isPositive = (text: string | undefined): boolean => (parseDollars(text) ?? 0) > 0;

const DWELLING = { label: 'coverage', missing: 'coverageMissing' } as const;
const COVERAGE = {
  HOMEOWNERS: DWELLING,
  FLOOD: DWELLING,
  CONDO_MASTER: { label: 'building', missing: 'buildingMissing' },
  CONDO_HO6: { label: 'unit', missing: 'unitMissing' },
} as const satisfies Record<PolicyKind, Record<'label' | 'missing', keyof typeof copy.strings>>;

/** What a declarations page calls the coverage, by the kind of policy. */
export const coverageOf = (kind: PolicyKind | undefined) => (kind ? COVERAGE[kind] : DWELLING);

/** @param kinds that are asked for @param today the person's */
export const policySchema = (
  t: Translate<(typeof copy)['strings']>,
  kinds: readonly PolicyKind[],
  today: IsoDate,
) => {
  const line = (missing: string) => string().trim().required(missing).max(LINE_MAX, problem('line-too-long'));
  return object({
    kind: string().required(t('kindMissing')).oneOf(kinds, t('kindMissing')),
    files: uploadedFiles(() => true),
    insurer: line(t('insurerMissing')),
    policyNumber: line(t('policyNumberMissing')),
    starts: mixed<Partial<DateValue>>().test(
      'day',
      t('startsMissing'),
      (value) => parseDateParts(value) !== undefined,
    ),
    ends: mixed<Partial<DateValue>>().test('day', (value, context) => {
      const ends = parseDateParts(value);
      const starts = parseDateParts((context.parent as PolicyValues).starts);
      if (!ends) return context.createError({ message: t('endsMissing') });
      if (starts && ends <= starts) return context.createError({ message: t('endsBefore') });
      return ends > today || context.createError({ message: t('ended') });
    }),
    coverage: string()
      .default('')
      .test('amount', (text, context) => {
        const { missing } = coverageOf((context.parent as Partial<PolicyValues>).kind);
        return isPositive(text) || context.createError({ message: t(missing) });
      }),
    premium: string().default('').test('amount', t('premiumMissing'), isPositive),
    agentName: string().trim().max(LINE_MAX, problem('line-too-long')),
    agentPhone: string().test(
      'phone',
      yupRule((text) => (text ? phoneProblem(text) : undefined)),
    ),
    agentEmail: string()
      .trim()
      .test(
        'email',
        yupRule((text) => (text ? emailProblem(text) : undefined)),
      ),
  });
};
