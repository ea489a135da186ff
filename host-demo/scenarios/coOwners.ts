import type { ScreenPath } from '#remotes/borrower/screens.ts';
import type { Scenario } from '#sandbox/control/applicationInput.ts';
import { NOTARY_FAILURES } from '#src/domain/notary/notaryFailures.ts';
import { SIGNER_STATUSES } from '#src/domain/person/additionalSigner.ts';

const SAM = { firstName: 'Sam', lastName: 'Okafor', role: 'CO_OWNER', phoneNumber: '2085550122' };
const named = (name: string) => name.toLowerCase().replaceAll('_', '-');
const words = (name: string) => name.toLowerCase().replaceAll('_', ' ');

type SignerRow = NonNullable<Scenario['body']['signers']>[number];

/** An application that waits for a co-owner, opened by that co-owner. */
const waiting = (
  label: string,
  signer: Omit<SignerRow, 'firstName' | 'lastName'>,
  body: object = {},
): Scenario<ScreenPath> => ({
  label,
  body: {
    status: { checklistStatus: 'CO_DEED_REQ' },
    ...body,
    signers: [{ ...SAM, ...signer }],
  },
  path: 'signing/additional',
  bySigner: true,
});
const email = (name: string) => `slow.sam.${named(name)}@example.com`;

/** A co-owner in every status, with every problem (docs/rules.md#problems-of-a-signer), and where the way forks. */
export const CO_OWNERS: Readonly<Record<string, Scenario<ScreenPath>>> = {
  ...Object.fromEntries(
    SIGNER_STATUSES.map((status) => [
      `co-owner-${named(status)}`,
      waiting(`Co-owner: ${words(status)}`, { email: email(status), status }),
    ]),
  ),
  ...Object.fromEntries(
    NOTARY_FAILURES.map((problem) => [
      `co-owner-problem-${named(problem)}`,
      waiting(`Co-owner, session failed: ${words(problem)}`, {
        email: email(problem),
        status: 'BLOCKED',
        problem,
      }),
    ]),
  ),
  'co-owner-expired-link': waiting('Co-owner: the link has expired', {
    email: email('expired'),
    status: 'INVITED',
    invitedAt: '2020-01-01T17:00:00.000Z',
  }),
  'co-owner-not-ready': {
    ...waiting(
      'Co-owner: the borrower has not signed yet',
      { email: email('not-ready'), status: 'DOCUMENTS_READ' },
      { status: { checklistStatus: 'FINAL_OFFER' } },
    ),
    path: 'signing/intro',
  },
  'co-owner-in-person': waiting('Co-owner without SSN or ITIN: in person only', {
    email: email('in-person'),
    status: 'DOCUMENTS_READ',
    hasTaxpayerNumber: false,
  }),
  'co-owner-texas': {
    ...waiting(
      'Co-owner in Texas: at an office only',
      { email: email('texas'), status: 'DOCUMENTS_READ' },
      { property: { street1: '905 Juniper Ave', city: 'Austin', state: 'TX', zip: '78701' } },
    ),
  },
  'co-owner-elsewhere': waiting('Co-owner who lives elsewhere: no right to cancel', {
    email: email('elsewhere'),
    status: 'ID_VERIFIED',
    livesInHome: false,
  }),
  'co-owner-two-at-once': {
    ...waiting('Two co-owners, both about to sign', { email: email('one'), status: 'DOCUMENTS_READ' }),
    body: {
      status: { checklistStatus: 'CO_DEED_REQ' },
      signers: [
        { ...SAM, email: email('one'), status: 'DOCUMENTS_READ' },
        { ...SAM, firstName: 'Robin', lastName: 'Hale', email: email('two'), status: 'DOCUMENTS_READ' },
      ],
    },
  },
};
