import { type RefObject, useEffect, useRef } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useSubstep } from '../shell/substep.ts';
import { copy } from './copy.ts';
import type { Ceremony } from './useCeremony.ts';

export interface CeremonyProgress {
  /** Of the document in turn, from 1; 0 while there is none. */
  readonly index: number;
  readonly count: number;
  readonly signedCount: number;
}

/** How far signing is, also for the shell: the signature comes before the documents, and sending them after. */
export function useCeremonyProgress({ documents, current, adopted, allSigned }: Ceremony): CeremonyProgress {
  const t = useCopy(copy);
  const signedCount = documents.filter(({ signed }) => signed).length;
  const progress = { index: current ? documents.indexOf(current) + 1 : 0, count: documents.length };
  const hasBegun = adopted !== undefined || signedCount > 0;
  useSubstep({
    text: adopted && !allSigned ? t('position', progress) : undefined,
    step: allSigned ? progress.count + 2 : hasBegun ? progress.index + 1 : 1,
    count: progress.count + 2,
  });
  return { ...progress, signedCount };
}

/** What is shown of it; each document is a part. */
function partOf({ ending, current, allSigned, adopted }: Ceremony): string | undefined {
  if (ending) return ending.kind;
  if (!current) return undefined;
  if (allSigned) return 'ready';
  return adopted ? current.documentUuid : 'adopt';
}

/** Each part takes the place of the one before; the person is brought to its heading. The end has one of its own. */
export function usePartHeading(ceremony: Ceremony): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const part = partOf(ceremony);
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (part && before.current) {
      heading.current?.scrollIntoView?.({ block: 'start' });
      heading.current?.focus();
    }
    before.current = part ?? before.current;
  }, [part]);
  return heading;
}
