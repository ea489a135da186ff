import { mixed, type ObjectSchema, object, ValidationError } from 'yup';
import type { Message, Translate } from '#src/brand/copy.tsx';
import { parseDateParts } from '#src/domain/dates/dates.ts';
import { compareMoney, parseMoneyInput } from '#src/domain/money/money.ts';
import { normalizeEmail } from '#src/domain/person/email.ts';
import { firstNameProblem, lastNameProblem, type NameRules } from '#src/domain/person/names.ts';
import { lineProblem } from '#src/domain/text/lineLength.ts';
import { addressSchema } from '#src/features/address/schema.ts';
import { phoneProblems } from '#src/features/phone-confirm/schema.ts';
import { theirEmailProblem, theirPhoneProblem } from '#src/features/problems/others.ts';
import { problem } from '#src/features/problems/problem.ts';
import type { DateValue } from '#src/ui/form/DateField.tsx';
import type { copy } from './copy.ts';
import { asksSpouse, type ContactFacts, type ContactValues, hasCoOwners } from './values.ts';

type T = Translate<(typeof copy)['strings']>;
type Answers = Partial<ContactValues>;
/** Path and message; undefined when there is nothing wrong. */
type Problem = readonly [path: string, message: string | Message | undefined];

export const STEPS = ['purpose', 'title', 'marital', 'mailing', 'housing'] as const;
export type StepName = (typeof STEPS)[number];

const HOA_MAX = 9999;

const emailKey = (text: string | undefined) => normalizeEmail(text ?? '').toLowerCase();
const required = (path: keyof ContactValues, value: unknown, t: T): Problem => [
  path,
  value === undefined || value === '' ? t('required') : undefined,
];

const requiredLine = (text: string | undefined, t: T) =>
  text?.trim() ? problem(lineProblem(text)) : t('required');

const names = (at: string, person: ContactValues['spouse'] | undefined, rules: NameRules): Problem[] => [
  [`${at}.firstName`, problem(firstNameProblem(person?.firstName))],
  [`${at}.lastName`, problem(lastNameProblem(person?.lastName, rules))],
];

/** The email of another signer: valid, and of no other signer. */
function signerEmail(email: string | undefined, others: readonly (string | undefined)[], t: T) {
  return (
    problem(theirEmailProblem(email)) ??
    (others.map(emailKey).includes(emailKey(email)) ? t('ownEmail') : undefined)
  );
}

function trustDate(value: Partial<DateValue> | undefined, today: string, t: T): string | undefined {
  if (!value?.month && !value?.day && !value?.year) return t('trustDateRequired');
  const date = parseDateParts({ month: value.month, day: value.day, year: value.year });
  if (!date) return t('trustDateInvalid');
  return date > today ? t('trustDateFuture') : undefined;
}

function trust(answers: Answers, { today }: ContactFacts, t: T): Problem[] {
  return [
    ['trustName', requiredLine(answers.trustName, t)],
    ['trustDate', trustDate(answers.trustDate, today, t)],
    answers.trustType === 'IRREVOCABLE'
      ? ['trustType', t('irrevocableStop')]
      : required('trustType', answers.trustType, t),
    ...(answers.trustees ?? []).map(
      (trustee, index): Problem => [`trustees[${index}].name`, requiredLine(trustee?.name, t)],
    ),
  ];
}

/** Emails are compared with the applicant's and with those above: the later of two equal ones is wrong. */
function coOwners(
  { coOwners: owners = [] }: Answers,
  { email, nameRules, anyCountry }: ContactFacts,
  t: T,
): Problem[] {
  if (owners.length === 0) return [['coOwners', t('ownersMin')]];
  const emails = [email, ...owners.map((owner) => owner?.email)];
  return owners.flatMap((owner, index): Problem[] => {
    const at = `coOwners[${index}]`;
    return [
      ...names(at, owner, nameRules),
      [`${at}.email`, signerEmail(owner?.email, emails.slice(0, index + 1), t)],
      [`${at}.phone`, problem(theirPhoneProblem(anyCountry)(owner?.phone))],
      [`${at}.relationship`, owner?.relationship ? undefined : t('required')],
      [`${at}.livesInHome`, owner?.livesInHome ? undefined : t('required')],
    ];
  });
}

function spouse(answers: Answers, { email, nameRules }: ContactFacts, t: T): Problem[] {
  const owners = hasCoOwners(answers) ? (answers.coOwners ?? []) : [];
  const others = [email, ...owners.map((owner) => owner?.email)];
  return [
    ...names('spouse', answers.spouse, nameRules),
    ['spouse.email', signerEmail(answers.spouse?.email, others, t)],
  ];
}

function hoaMonthly(text: string | undefined, t: T): string | undefined {
  const amount = parseMoneyInput(text);
  const inRange = amount !== undefined && compareMoney(amount, 0) >= 0 && compareMoney(amount, HOA_MAX) <= 0;
  return inRange ? undefined : t('hoaRange');
}

/** What is wrong on each page. What a page asks depends on the answers before it. */
const PROBLEMS: Record<StepName, (answers: Answers, facts: ContactFacts, t: T) => Problem[]> = {
  purpose: (answers, _facts, t) => [required('loanPurpose', answers.loanPurpose, t)],
  title: (answers, facts, t) => [
    required('ownershipType', answers.ownershipType, t),
    ...(answers.ownershipType === 'TRUST' ? trust(answers, facts, t) : []),
    ...(hasCoOwners(answers) ? coOwners(answers, facts, t) : []),
  ],
  marital: (answers, facts, t) => [
    required('maritalStatus', answers.maritalStatus, t),
    ...(asksSpouse(answers, facts) ? spouse(answers, facts, t) : []),
    ...(facts.asksResidency ? [required('residency', answers.residency, t)] : []),
  ],
  mailing: (answers, { anyCountry }, t) => phoneProblems(answers, t, anyCountry),
  housing: (answers, _facts, t) => [
    required('hasHoa', answers.hasHoa, t),
    ...(answers.hasHoa === 'YES' ? [['hoaMonthly', hoaMonthly(answers.hoaMonthly, t)] as const] : []),
  ],
};

const MAILING_ADDRESS = addressSchema({ use: 'mailing' });
const asksAddress = (step: StepName, same: boolean | undefined) => step === 'mailing' && same === false;

/** The rules of one page. */
export function stepSchema(step: StepName, facts: ContactFacts, t: T): ObjectSchema<Answers> {
  return object({
    mailing: mixed().when('mailingSame', ([same]) => (asksAddress(step, same) ? MAILING_ADDRESS : mixed())),
  }).test('page', (answers, context) => {
    const problems = PROBLEMS[step](answers as Answers, facts, t).flatMap(([path, message]) =>
      message === undefined ? [] : [context.createError({ path, message })],
    );
    return problems.length === 0 || new ValidationError(problems);
  }) as unknown as ObjectSchema<Answers>;
}

/** As the schema has it, without a schema for each page: it is asked with every letter that is typed. */
const isComplete = (step: StepName, answers: Answers, facts: ContactFacts, t: T) =>
  PROBLEMS[step](answers, facts, t).every(([, message]) => message === undefined) &&
  (!asksAddress(step, answers.mailingSame) || MAILING_ADDRESS.isValidSync(answers.mailing));

/** The first page whose answers are missing or wrong; undefined when none is. */
export function openStep(answers: Answers, facts: ContactFacts, t: T): number | undefined {
  const open = STEPS.findIndex((step) => !isComplete(step, answers, facts, t));
  return open < 0 ? undefined : open;
}

/** How far one may go: the first open page, or the last one. */
export const furthestStep = (answers: Answers, facts: ContactFacts, t: T): number =>
  openStep(answers, facts, t) ?? STEPS.length - 1;
