import {
  BANK_USERS,
  BANKS,
  CO_OWNER_EMAILS,
  LAST_NAMES,
  NOTARY_LAST_NAMES,
  OTHER_INPUTS,
  REFERRALS,
  REFERRERS,
  STREETS,
  UPLOAD_NAMES,
  WRONG_BANK_PASSWORD,
} from './testInputs.ts';

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const code = (text: string) => `\`${text}\``;

/** docs/test-inputs.md */
export function testInputsMarkdown(): string {
  const outcomes = (rows: Record<string, { status: string; note: string }>) =>
    Object.entries(rows).map(([input, { status, note }]) => [code(input), code(status), note]);
  const sections = [
    ['Last name of the applicant', table(['Type', 'Status', ''], outcomes(LAST_NAMES))],
    ['Street of the property', table(['Type', 'Status', ''], outcomes(STREETS))],
    [
      'Banks (the sandbox’s link window)',
      table(
        ['Bank', 'Outcome'],
        Object.values(BANKS).map(({ name, outcome }) => [name, code(outcome)]),
      ),
    ],
    [
      'Bank users',
      `Any password but ${code(WRONG_BANK_PASSWORD)}, which gives \`INVALID_CREDENTIALS\`. A user that is not listed works like \`user_good\`.\n\n${table(
        ['User', 'Outcome'],
        Object.entries(BANK_USERS).map(([user, { note }]) => [code(user), note]),
      )}`,
    ],
    [
      'Names of uploaded files',
      table(
        ['File name contains', 'Outcome'],
        Object.entries(UPLOAD_NAMES).map(([part, { note }]) => [code(part), note]),
      ),
    ],
    [
      'Emails of co-owners, before the @',
      table(
        ['Contains', 'Outcome'],
        Object.entries(CO_OWNER_EMAILS).map(([part, note]) => [code(part), note]),
      ),
    ],
    [
      'Last name, at the notary',
      table(
        ['Type', 'Session ends', 'Reason'],
        Object.entries(NOTARY_LAST_NAMES).map(([name, { state, reason }]) => [
          code(name),
          code(state),
          reason ?? '',
        ]),
      ),
    ],
    [
      'Referrers and referrals',
      table(
        ['Uuid', ''],
        [...Object.entries(REFERRERS), ...Object.entries(REFERRALS)].map(([uuid, { kind }]) => [
          code(uuid),
          kind,
        ]),
      ),
    ],
    [
      'Everything else',
      table(
        ['Field', 'Type', 'Outcome'],
        OTHER_INPUTS.map(({ field, input, outcome }) => [field, input, outcome]),
      ),
    ],
  ];
  return [
    '# Test inputs of the sandbox',
    'Generated from `host-demo/sandbox/testInputs.ts` (`UPDATE_DOCS=1 npx jest testInputs`). What is not listed takes the usual way: offers, then on to funding.',
    ...sections.map(([title, body]) => `## ${title}\n\n${body}`),
    '',
  ].join('\n\n');
}
