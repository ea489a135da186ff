import type { ContactBody } from '#src/api/contract/contact.ts';
import { defineCopy } from '#src/brand/copy.tsx';

export const relationshipLabels = defineCopy('labels/relationship', {
  SPOUSE: 'Spouse or registered domestic partner',
  FAMILY: 'Other family member',
  BUSINESS_PARTNER: 'Business partner',
  OTHER: 'Other',
} satisfies Record<ContactBody['coOwners'][number]['relationship'], string>);
