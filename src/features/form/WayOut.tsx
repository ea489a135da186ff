import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { useApplication, useFlow } from '../flow/ApplicationContext.ts';
import { copy } from './copy.ts';

/**
 * Beside the submit button of a screen: "Save and finish later"; on a screen that is open again to change an answer,
 * the way back without a change. `forget` drops what was typed.
 */
export function WayOut({ forget }: { forget(): void }) {
  const t = useCopy(copy);
  const runtime = useRuntime();
  const flow = useFlow();
  const { editing } = useApplication();
  if (!editing) return <LinkButton onClick={() => runtime.leave('/dashboard')}>{t('later')}</LinkButton>;
  return (
    <LinkButton
      onClick={() => {
        forget();
        flow.toCurrent();
      }}
    >
      {t('unchanged')}
    </LinkButton>
  );
}
