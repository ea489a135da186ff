import { useCopy } from '#src/brand/copy.tsx';
import type { EditablePart } from '#src/domain/application/applicationEnums.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { pageQuery } from '#src/features/screens/usePages.ts';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { copy } from './copy.ts';

/** Where an answer is changed: the part that is open again, and the page of it. */
export interface Change {
  part: EditablePart;
  page?: string;
}

/** Opens the screen on which an answer was given. */
export function ChangeLink({ name, part, page }: Change & { name: string }) {
  const t = useCopy(copy);
  const flow = useFlow();
  return (
    <LinkButton
      aria-label={t('changeNamed', { name })}
      onClick={() => flow.toChild(part, {}, page ? pageQuery(page) : undefined)}
    >
      {t('change')}
    </LinkButton>
  );
}
