import { fullName } from '#src/domain/person/nameText.ts';
import { same } from './decisions.ts';
import type { Application } from './records.ts';

/** Whether an account is in the name of the applicant, or of a co-applicant. */
export function isOwnName({ heloc }: Application, holderName: string): boolean {
  const { owner, participants } = heloc;
  const names = [
    fullName({ firstName: owner.firstName, lastName: owner.lastName }),
    fullName({ ...owner, suffix: '' }),
    ...participants.map(({ firstName, lastName }) => fullName({ firstName, lastName })),
  ];
  return names.some((name) => same(name, holderName));
}

/** By the first two digits of a routing number, in turn. Those that begin with 6 or 7 are not assigned. */
const ROUTING_BANKS = [
  'Harbor Community Bank',
  'Cedar Valley Credit Union',
  'First Sandbox Bank',
  'Northgate Savings',
];

export const bankOf = (routingNumber: string): string | undefined =>
  /^[67]/.test(routingNumber)
    ? undefined
    : ROUTING_BANKS[Number(routingNumber.slice(0, 2)) % ROUTING_BANKS.length];

/** Cents of the two deposits that check a typed account. */
export const MICRO_DEPOSITS = [32, 45] as const;

/** The last digits of a typed account that the person who looks at its document doubts. */
export const UNVERIFIABLE_ACCOUNT_ENDING = '0000';
