import type { ContactBody } from '#src/api/contract/contact.ts';
import { defineCopy } from '#src/brand/copy.tsx';

export const trustTypeLabels = defineCopy('labels/trust-type', {
  REVOCABLE: 'Revocable living trust',
  IRREVOCABLE: 'Irrevocable trust',
} satisfies Record<NonNullable<ContactBody['trust']>['type'], string>);
