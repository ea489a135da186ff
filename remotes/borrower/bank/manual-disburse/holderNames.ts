import type { Heloc } from '#src/api/contract/heloc.ts';
import { suffixToApi } from '#src/domain/enums.ts';
import { fullName } from '#src/domain/person/nameText.ts';

export const coBorrowers = (participants: Heloc['participants']): string[] =>
  participants
    .filter(({ role }) => role !== 'APPLICANT')
    .map(({ firstName, lastName }) => fullName({ firstName, lastName }));

/** Names as banks write them: the applicant's, first in full, and those of who applies with them. */
export function holderNames({ owner, participants }: Heloc): [full: string, ...others: string[]] {
  const name = {
    firstName: owner.firstName,
    middleName: owner.middleName ?? undefined,
    lastName: owner.lastName,
    suffix: suffixToApi(owner.suffix),
  };
  const initial = name.middleName?.charAt(0);
  return [
    fullName(name),
    fullName({ ...name, suffix: '' }),
    fullName({ ...name, middleName: undefined }),
    fullName({ ...name, middleName: undefined, suffix: '' }),
    ...(initial ? [`${initial}`, `${initial}.`].map((middleName) => fullName({ ...name, middleName })) : []),
    ...coBorrowers(participants),
  ];
}
