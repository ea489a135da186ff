import { CONDITION_CATEGORIES } from '#src/domain/conditions/conditions.ts';
import { slotsOf, taskOf, type Way } from '#src/domain/conditions/tasks.ts';
import { CO_OWNER_EMAILS } from '../model/coOwnerEmails.ts';
import { LAST_NAMES, STREETS } from '../model/decisions.ts';
import { BANK_USERS, BANKS, PAYROLLS, TAX_PROGRAMS, WRONG_BANK_PASSWORD } from '../model/institutions.ts';
import { NOTARY_LAST_NAMES } from '../model/notaryOutcomes.ts';
import { REFERRALS, REFERRERS } from '../model/referrals.ts';
import { STATUSES } from '../model/statuses/statuses.ts';
import { UPLOAD_NAMES } from '../model/uploadNames.ts';
import { OTHER_INPUTS } from './otherInputs.ts';

const wayText = ({ needs }: Way) =>
  needs.map(({ documentType, count }) => (count > 1 ? `${count} ` : '') + documentType).join(' and ');
const code = (text: string) => `\`${text}\``;

export interface TestInputs {
  /** What is typed, by where it is typed; code stands between backticks. */
  title: string;
  note?: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

const outcomes = (rows: Record<string, { status: string; note: string }>) =>
  Object.entries(rows).map(([input, { status, note }]) => [code(input), code(status), note]);
const institutions = (rows: Record<string, { name: string; outcome: string }>) =>
  Object.values(rows).map(({ name, outcome }) => [name, code(outcome)]);
const notes = (rows: Record<string, string>) =>
  Object.entries(rows).map(([input, note]) => [code(input), note]);

/** As docs/test-inputs.md and docs/test-inputs.json have them; the application's test mode shows the latter. */
export function testInputs(): TestInputs[] {
  return [
    { title: 'Last name of the applicant', head: ['Type', 'Status', 'Note'], rows: outcomes(LAST_NAMES) },
    { title: 'Street of the property', head: ['Type', 'Status', 'Note'], rows: outcomes(STREETS) },
    {
      title: 'Banks (the sandbox’s link window)',
      head: ['Bank', 'Outcome'],
      rows: institutions(BANKS),
    },
    {
      title: 'Employers and payroll providers (the sandbox’s link window)',
      head: ['Payroll', 'Outcome'],
      rows: institutions(PAYROLLS),
    },
    {
      title: 'Tax programs (the sandbox’s link window)',
      head: ['Tax program', 'Outcome'],
      rows: institutions(TAX_PROGRAMS),
    },
    {
      title: 'Users of banks, payrolls and tax programs',
      note: `Any password but ${code(WRONG_BANK_PASSWORD)}, which gives \`INVALID_CREDENTIALS\`. A user that is not listed works like \`user_good\`.`,
      head: ['User', 'Outcome'],
      rows: Object.entries(BANK_USERS).map(([user, { note }]) => [code(user), note]),
    },
    {
      title: 'Names of uploaded files',
      head: ['File name contains', 'Outcome'],
      rows: Object.entries(UPLOAD_NAMES).map(([part, { note }]) => [code(part), note]),
    },
    {
      title: 'Emails of co-owners, before the @',
      note: 'A co-owner signs by themselves a few seconds after they were invited, until a person opens the invitation: then only what that person does counts. Co-owners in every status and with every problem are scenarios, which the console opens as the co-owner. `signers` of `POST` and `PATCH /sandbox/v1/applications` take a `status` of a co-owner (with `problem`, `declined`, `hasTaxpayerNumber`, `livesInHome`, `invitedAt`), and what belongs to it is filled in; `GET` shows under `signers` what the borrower does not see. The last names at the notary, below, are good for co-owners as well.',
      head: ['Contains', 'Outcome'],
      rows: notes(CO_OWNER_EMAILS),
    },
    {
      title: 'Last name, at the notary',
      note: 'A session that is not brought to an end has expired an hour after it began.',
      head: ['Type', 'Session ends', 'Reason'],
      rows: Object.entries(NOTARY_LAST_NAMES).map(([name, { state, reason, ...row }]) => [
        code(name),
        code(state),
        [reason, 'note' in row && row.note].filter(Boolean).join(', '),
      ]),
    },
    {
      title: 'Referrers and referrals',
      head: ['Uuid', 'Who'],
      rows: [...Object.entries(REFERRERS), ...Object.entries(REFERRALS)].map(([uuid, { kind }]) => [
        code(uuid),
        kind,
      ]),
    },
    {
      title: 'What is waited for, at once',
      note: 'Every status of the sandbox ends by itself on its clock, or by what the person does; only the last name `Stuck` waits for ever. `POST /sandbox/v1/applications/{uuid}/finish` ends at once whatever others work at: the ones below, which lead an ordinary application there, and all shorter ones. `{"outcome": "ACCEPTED"}` or `"REFUSED"` decides where there is a second status. It answers like PATCH; 409 says that nothing is waited for, or what the person has to do first.',
      head: ['Status', 'Waits for', 'Leads to', 'Refused'],
      rows: Object.entries(STATUSES).flatMap(([status, { waits }]) =>
        waits
          ? [[code(status), waits.for, code(waits.to), 'refused' in waits ? code(waits.refused) : '']]
          : [],
      ),
    },
    {
      title: 'Conditions',
      note: `An answer is decided on the next business day of the sandbox's clock, by the names of its files: see above. ${code('POST /sandbox/v1/conditions/{conditionUuid}/decision {"state", "notes"}')} decides at once, with any of these states. ${code('"hold": ["CATEGORY"]')} of an application holds its status until those conditions are done. There is a scenario for each category (${code('condition-trust-requirements')}), and ${code('conditions-twelve')}, ${code('condition-overdue')}, ${code('conditions-in-every-state')} and ${code('condition-of-a-signer')}.`,
      head: ['Category', 'Answered on', 'Documents of its own'],
      rows: CONDITION_CATEGORIES.map((categoryEnum) => [
        code(categoryEnum),
        code(taskOf({ categoryEnum }).path),
        slotsOf({ categoryEnum })
          .map(({ ways }) => ways.map(wayText).join(' or '))
          .join('; '),
      ]),
    },
    {
      title: 'Everything else',
      head: ['Field', 'Type', 'Outcome'],
      rows: OTHER_INPUTS.map(({ field, input, outcome }) => [field, input, outcome]),
    },
  ];
}

const table = ({ head, rows }: TestInputs) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** docs/test-inputs.md */
export function testInputsMarkdown(): string {
  return [
    '# Test inputs of the sandbox',
    'Generated from the tables of `host-demo/sandbox/model` (`UPDATE_DOCS=1 npx jest testInputs`). What is not listed takes the usual way: offers, then on to funding.',
    ...testInputs().map(
      (section) => `## ${section.title}\n\n${section.note ? `${section.note}\n\n` : ''}${table(section)}`,
    ),
    '',
  ].join('\n\n');
}
