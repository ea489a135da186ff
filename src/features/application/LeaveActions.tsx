import { useCopy } from '#src/brand/copy.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { useFlow } from '../flow/FlowContext.ts';
import { useLeave } from '../leave-survey/useLeave.tsx';
import { useApplication } from './ApplicationContext.ts';
import { copy } from './copy.ts';

const NOTHING = () => {};

/**
 * Beside the submit button of a screen: "Save and finish later"; on a screen that is open again to change an answer,
 * the way back without a change. `forget` drops what was typed.
 */
export function LeaveActions({ forget = NOTHING }: { forget?(): void }) {
  const t = useCopy(copy);
  const flow = useFlow();
  const { editing } = useApplication();
  const { leave, dialog } = useLeave();
  if (!editing) {
    return (
      <>
        <LinkButton onClick={leave}>{t('later')}</LinkButton>
        {dialog}
      </>
    );
  }
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
