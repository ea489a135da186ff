import { describe, expect, test } from '@jest/globals';
import { SIGNER_PROBLEMS, SIGNER_STATUSES } from '#src/domain/person/additionalSigner.ts';
import { PATHS } from './access/paths.ts';
import { signerRules } from './flow/rules.ts';
import type { SignerData } from './flow/signerSource.ts';
import { gated } from './screens.ts';

const signer = (more: Partial<SignerData>): SignerData =>
  ({ status: 'OPENED', cancelled: false, problem: null, openConditions: 0, ...more }) as SignerData;

/** By hand, apart from the table: the page that is theirs, then what else they may open. */
const CASES: readonly (readonly [name: string, signer: SignerData, open: readonly string[]])[] = [
  ['INVITED', signer({ status: 'INVITED' }), ['intro', 'resume']],
  ['OPENED', signer({ status: 'OPENED' }), ['intro', 'resume']],
  ['CONSENTED', signer({ status: 'CONSENTED' }), ['identity', 'resume']],
  ['ID_VERIFIED', signer({ status: 'ID_VERIFIED' }), ['documents', 'resume']],
  ['DOCUMENTS_READ', signer({ status: 'DOCUMENTS_READ' }), ['sign', 'resume', 'documents']],
  [
    'DOCUMENTS_READ, the borrower has not signed',
    signer({ status: 'DOCUMENTS_READ', problem: 'NOT_READY' }),
    ['error', 'resume', 'documents'],
  ],
  [
    'DOCUMENTS_READ, closed',
    signer({ status: 'DOCUMENTS_READ', problem: 'OUTSIDE_HOURS' }),
    ['error', 'resume', 'documents', 'sign'],
  ],
  ...SIGNER_PROBLEMS.filter((problem) => problem !== 'NOT_READY' && problem !== 'OUTSIDE_HOURS').map(
    (problem) =>
      [
        `DOCUMENTS_READ, ${problem}`,
        signer({ status: 'DOCUMENTS_READ', problem }),
        ['sign', 'resume', 'documents', 'error'],
      ] as const,
  ),
  ['BLOCKED', signer({ status: 'BLOCKED', problem: 'KBA_FAILED' }), ['error', 'resume', 'documents', 'sign']],
  ['SIGNED', signer({ status: 'SIGNED' }), ['resume', 'documents', 'error']],
  ['DECLINED', signer({ status: 'DECLINED' }), ['declined']],
  ...SIGNER_STATUSES.map(
    (status) => [`${status}, cancelled`, signer({ status, cancelled: true }), ['cancelled']] as const,
  ),
  ['a status of tomorrow', signer({ status: 'WITNESSED' }), ['resume']],
];

/** Under every status from the consents to the signature, and after it. */
const TASKS = ['conditions', 'conditions/upload-document', 'conditions/identity'];
const WITHOUT_TASKS = ['intro', 'declined', 'cancelled'];

const ADDRESSES = [...gated.map(({ path }) => path), 'heloc-signer/nothing', ''];
const full = (page: string) => `heloc-signer/${page}`;

describe('under every status, every address shows what the status opens', () => {
  test.each(CASES)('%s', (_, data, own) => {
    const isAsked = !WITHOUT_TASKS.includes(own[0] ?? '') && data.status !== 'WITNESSED';
    const open = isAsked ? [...own, ...TASKS] : own;
    for (const path of ADDRESSES) {
      const screen = gated.find((each) => each.path === path);
      const result = signerRules.resolveAddress({ path, screen }, data, false);
      if (open.map(full).includes(path))
        expect([path, result]).toEqual([path, { kind: 'here', editing: false }]);
      else
        expect([path, result]).toEqual([
          path,
          { kind: 'go', to: expect.objectContaining({ kind: 'screen', path: full(open[0] ?? '') }) },
        ]);
    }
  });

  test('every page is somebody’s', () => {
    const opened = new Set([...CASES.flatMap(([, , open]) => open), ...TASKS].map(full));
    expect(gated.map(({ path }) => path as string).filter((path) => !opened.has(path))).toEqual([]);
    expect(Object.values(PATHS)).toEqual(expect.arrayContaining(gated.map(({ path }) => path)));
  });
});
