import { describe, expect, test } from '@jest/globals';
import { type ConditionAnswer, conditionProblems } from './answers.ts';
import { CONDITION_CATEGORIES, type ConditionCategory } from './conditions.ts';
import { payStubs, slotsOf } from './tasks.ts';

const problems = (
  categoryEnum: ConditionCategory,
  documents: string[],
  answers: ConditionAnswer['answers'] = {},
  fields: object = {},
) => conditionProblems({ categoryEnum, ...fields }, { documents, answers });

const stubs = (count: number) => Array.from({ length: count }, () => 'PAYSTUB_USER_UPLOADED');
const JO = { firstName: 'Jo', lastName: 'Rivera', email: 'jo@example.com' };
const TRUST = { trustees: [{ name: 'Jo Rivera' }], revocable: false };
const INQUIRIES = {
  xtraData: {
    inquiries: [
      { creditor: 'A', date: '2026-10-01' },
      { creditor: 'B', date: '2026-10-02' },
    ],
  },
};
const CHECKED = { outcome: 'NO_NEW_CREDIT', explanation: 'Shopping for a car' };
const OPENED = { outcome: 'ACCOUNT_OPENED', explanation: 'Bought a car' };

describe('an answer in full', () => {
  test.each<[ConditionCategory, string[], ConditionAnswer['answers']?, object?]>([
    ['BANK_ACCOUNT_FRAUD_REVIEW', ['BANK_LETTER']],
    ['BANK_ACCOUNT_FRAUD_REVIEW', ['BANK_STATEMENT', 'BANK_STATEMENT']],
    ['TRUST_REQUIREMENTS', ['CERTIFICATE_OF_TRUST'], TRUST],
    ['TRUST_REQUIREMENTS', ['TRUST_DOCUMENTS'], TRUST],
    ['PROPERTY_LEGAL_DESCRIPTION', ['PROPERTY_DESCRIPTION_SOURCE']],
    ['PROPERTY_LEGAL_DESCRIPTION', [], { description: 'Lot 7, block 2, Alder Heights' }],
    ['IDENTITY_DOCUMENT_FRAUD_REVIEW', ['PASSPORT', 'UTILITY_BILL'], { idKind: 'PASSPORT' }],
    [
      'IDENTITY_DOCUMENT_FRAUD_REVIEW',
      ['UTILITY_BILL'],
      { notApplicable: [{ documentType: 'PASSPORT', reason: 'I have one ID only' }] },
    ],
    ['PROPERTY_OWNERSHIP_FRAUD_REVIEW', ['TAX_BILL']],
    ['FALSE_OWNERSHIP_TYPE_REVIEW', ['DEED'], { ownership: 'SOLE_OWNER' }],
    ['FALSE_OWNERSHIP_TYPE_REVIEW', ['DEED'], { ownership: 'JOINT_OWNER', coOwners: [JO] }],
    ['MANUAL_PAYSTUB_UPLOAD', stubs(1)],
    ['MANUAL_PAYSTUB_UPLOAD', stubs(3), {}, { xtraData: { numDocsRequired: 3 } }],
    ['HARD_CREDIT_INQUIRY_REVIEW', [], { inquiries: [CHECKED, { ...OPENED, amount: 21_000 }] }, INQUIRIES],
    ['GENERIC_DOCUMENT_REQUEST', ['SUPPORT']],
    ['GENERIC_DOCUMENT_REQUEST', ['W2', 'SUPPORT'], {}, { requestDocuments: ['W2', 'GARAGE_KEY'] }],
    [
      'GENERIC_DOCUMENT_REQUEST',
      [],
      { notApplicable: [{ documentType: 'W2', reason: 'I am self-employed' }] },
      { requestDocuments: ['W2'] },
    ],
    ['ESCALATION_REVIEW', ['BANK_LETTER'], {}, { requestDocuments: ['BANK_LETTER'], actionNeeded: true }],
    // Named beside what its category asks for.
    ['PROPERTY_OWNERSHIP_FRAUD_REVIEW', ['DEED', 'W2'], {}, { requestDocuments: ['DEED', 'W2'] }],
  ])('%s with %j', (...row) => {
    expect(problems(...row)).toEqual([]);
  });
});

describe('an answer that lacks something', () => {
  test.each<[ConditionCategory, string[], ConditionAnswer['answers'], object, string[]]>([
    ['BANK_ACCOUNT_FRAUD_REVIEW', ['BANK_STATEMENT'], {}, {}, ['files-missing']],
    ['BANK_ACCOUNT_FRAUD_REVIEW', [...Array(11)].map(() => 'BANK_LETTER'), {}, {}, ['files-too-many']],
    ['ID_VERIFICATION_FAILURE', [], {}, {}, ['condition-answered-elsewhere']],
    ['MISSING_PHONE_NUMBER', [], {}, {}, ['condition-answered-elsewhere']],
    ['TRUST_REQUIREMENTS', ['CERTIFICATE_OF_TRUST'], {}, {}, ['trustees-missing']],
    [
      'TRUST_REQUIREMENTS',
      ['DEED'],
      { trustees: TRUST.trustees },
      {},
      ['files-missing', 'revocable-missing'],
    ],
    ['PROPERTY_LEGAL_DESCRIPTION', [], { description: '   ' }, {}, ['files-missing']],
    // The text stands for the document of this category alone.
    ['PROPERTY_OWNERSHIP_FRAUD_REVIEW', [], { description: 'Lot 7, block 2' }, {}, ['files-missing']],
    [
      'IDENTITY_DOCUMENT_FRAUD_REVIEW',
      ['PASSPORT', 'UTILITY_BILL'],
      {},
      {},
      ['files-missing', 'id-kind-missing'],
    ],
    [
      'IDENTITY_DOCUMENT_FRAUD_REVIEW',
      ['PASSPORT', 'UTILITY_BILL'],
      { idKind: 'ID_CARD' },
      {},
      ['files-missing'],
    ],
    ['FALSE_OWNERSHIP_TYPE_REVIEW', ['DEED'], {}, {}, ['ownership-missing']],
    ['FALSE_OWNERSHIP_TYPE_REVIEW', ['DEED'], { ownership: 'JOINT_OWNER' }, {}, ['co-owners-missing']],
    [
      'FALSE_OWNERSHIP_TYPE_REVIEW',
      ['DEED'],
      { ownership: 'JOINT_OWNER', coOwners: [JO, { ...JO, email: 'JO@example.com ' }] },
      {},
      ['co-owner-twice'],
    ],
    ['MANUAL_PAYSTUB_UPLOAD', stubs(2), {}, { xtraData: { numDocsRequired: 3 } }, ['files-missing']],
    ['HARD_CREDIT_INQUIRY_REVIEW', [], { inquiries: [CHECKED] }, INQUIRIES, ['inquiries-missing']],
    ['HARD_CREDIT_INQUIRY_REVIEW', [], {}, {}, ['inquiries-missing']],
    [
      'HARD_CREDIT_INQUIRY_REVIEW',
      [],
      { inquiries: [CHECKED, OPENED] },
      INQUIRIES,
      ['inquiry-amount-missing'],
    ],
    ['GENERIC_DOCUMENT_REQUEST', ['W2'], {}, { requestDocuments: ['W2', 'DEED'] }, ['files-missing']],
  ])('%s with %j %j %j: %j', (category, documents, answers, fields, expected) => {
    expect(problems(category, documents, answers, fields)).toEqual(expected);
  });
});

test.each(CONDITION_CATEGORIES)('%s can be answered without a file where nothing applies', (categoryEnum) => {
  const slots = slotsOf({ categoryEnum });
  const notApplicable = slots.map(({ ways }) => ({
    documentType: ways[0]?.needs[0]?.documentType ?? '',
    reason: 'None of it applies to me',
  }));
  expect(problems(categoryEnum, [], { notApplicable })).not.toContain('files-missing');
});

test.each([
  [undefined, 1],
  [0, 1],
  [3, 3],
  [2.6, 2],
  [99, 10],
])('of %s pay stubs %s are asked for', (numDocsRequired, count) => {
  expect(payStubs({ categoryEnum: 'MANUAL_PAYSTUB_UPLOAD', xtraData: { numDocsRequired } })).toBe(count);
});
