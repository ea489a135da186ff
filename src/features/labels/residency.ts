import type { ContactBody } from '#src/api/contract/contact.ts';
import { defineCopy } from '#src/brand/copy.tsx';

export const residencyLabels = defineCopy('labels/residency', {
  CITIZEN: 'U.S. citizen',
  PERMANENT_RESIDENT: 'Permanent resident',
  OTHER: 'Other',
} satisfies Record<NonNullable<ContactBody['residency']>, string>);
