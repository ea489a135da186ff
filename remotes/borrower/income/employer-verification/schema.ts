import { boolean, mixed, object, string, type TestContext } from 'yup';
import type { Message, Translate } from '#src/brand/copy.tsx';
import { type IsoDate, parseDateParts } from '#src/domain/dates/dates.ts';
import { emailProblem } from '#src/domain/person/email.ts';
import { employmentProblem } from '#src/domain/person/employment.ts';
import { phoneDigits, phoneProblem } from '#src/domain/person/phone.ts';
import { LINE_MAX } from '#src/domain/text/lineLength.ts';
import { problem, yupRule } from '#src/features/problems/problem.ts';
import type { DateValue } from '#src/ui/form/DateField.tsx';
import type { copy } from './copy.ts';

export interface EmploymentValues {
  current: 'YES' | 'NO';
  name?: string;
  workPhone?: string;
  title?: string;
  starts?: Partial<DateValue>;
  contactName?: string;
  contactEmail?: string;
  license?: string;
  accountantName?: string;
  accountantPhone?: string;
  contactAllowed?: boolean;
  employmentType?: string;
}

/** Who answers: whether a business of their own is asked about, their own number, and their day. */
interface SchemaFacts {
  isBusiness: boolean;
  ownPhone: string;
  today: IsoDate;
}

type IsAsked = (context: TestContext) => boolean;

/** For what may stay empty. What is not on the page could not be corrected there. */
const optionalRule = (isAsked: IsAsked, rule: Parameters<typeof yupRule<string>>[0]) =>
  yupRule<string | undefined>((text, context) =>
    text && isAsked(context) ? rule(text, context) : undefined,
  );

/** What is asked depends on the first answer: of a person who has left the job only the new situation. */
export function employmentSchema(
  t: Translate<(typeof copy)['strings']>,
  { isBusiness, ownPhone, today }: SchemaFacts,
) {
  const isCurrent: IsAsked = ({ parent }) => (parent as EmploymentValues).current === 'YES';
  const asksJob: IsAsked = (context) => !isBusiness && isCurrent(context);
  const asksBusiness: IsAsked = (context) => isBusiness && isCurrent(context);
  const optionalLine = (isAsked: IsAsked) =>
    string()
      .trim()
      .test(
        'length',
        optionalRule(isAsked, (text) => (text.length > LINE_MAX ? 'line-too-long' : undefined)),
      );
  const neededLine = (isAsked: IsAsked, message: string) =>
    optionalLine(isAsked).test('needed', message, (text, context) => !isAsked(context) || Boolean(text));
  const workPhone = (text: string | undefined): Message | string | undefined => {
    const digits = phoneDigits(text);
    if (digits === '') return t('phoneMissing');
    return digits === ownPhone ? t('phoneOwn') : problem(phoneProblem(text));
  };
  const startDay = (value: Partial<DateValue> | undefined): string | undefined => {
    const day = parseDateParts(value);
    if (!day) return t('startMissing');
    return day > today ? t('startFuture') : undefined;
  };
  return object({
    current: string().required(t('currentMissing')),
    name: neededLine(isCurrent, t(isBusiness ? 'businessMissing' : 'employerMissing')),
    license: neededLine(asksBusiness, t('licenseMissing')),
    workPhone: string().test('phone', (text, context) => {
      const message = asksJob(context) ? workPhone(text) : undefined;
      return message === undefined || context.createError({ message });
    }),
    title: neededLine(asksJob, t('titleMissing')),
    starts: mixed<Partial<DateValue>>().test('day', (value, context) => {
      const message = asksJob(context) ? startDay(value) : undefined;
      return message === undefined || context.createError({ message });
    }),
    contactName: optionalLine(asksJob),
    contactEmail: optionalLine(asksJob).test('email', optionalRule(asksJob, emailProblem)),
    accountantName: optionalLine(asksBusiness),
    accountantPhone: string().test('phone', optionalRule(asksBusiness, phoneProblem)),
    contactAllowed: boolean().test(
      'allowed',
      t('consentMissing'),
      (ticked, context) => !isCurrent(context) || ticked === true,
    ),
    employmentType: string().test(
      'employment',
      yupRule((type, { parent }) =>
        (parent as EmploymentValues).current === 'NO' ? employmentProblem(type) : undefined,
      ),
    ),
  });
}
