import type { ReactNode } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { hasOneLetter } from '#src/domain/person/names.ts';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { copy } from './copy.ts';

/** Whom to call, for a first or last name that is refused for its one letter. Source: docs/rules.md#names-of-people */
export function useWholeNameHelp(): (name: string) => ReactNode {
  const t = useCopy(copy);
  return (name) => (hasOneLetter(name) ? t.rich('oneLetter', { phone: <SupportPhone /> }) : null);
}
