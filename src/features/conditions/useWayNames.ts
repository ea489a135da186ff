import { useCopy } from '#src/brand/copy.tsx';
import type { Way } from '#src/domain/conditions/tasks.ts';
import { copy as identityCopy } from '../identity-capture/copy.ts';
import { documentLabels } from './copy.ts';

/** How a way is called: by the identity document that it is, or by what is sent. */
export function useWayNames(): (way: Way) => string {
  const document = useCopy(documentLabels);
  const identity = useCopy(identityCopy);
  return ({ idKind, needs }) =>
    idKind ? identity(idKind) : needs.map(({ documentType }) => document(documentType)).join(', ');
}
