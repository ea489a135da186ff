import { type RefObject, useEffect, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { formatMoment } from '#src/domain/text/format.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import type { RunningConversation } from '../../conversation/createConversation.ts';
import type { Ending } from '../../conversation/state.ts';
import { copy } from './copy.ts';

/** Nobody is surprised by the end of a session, and who is still there can go on where that is possible. */
export function EndsSoon({
  conversation,
  heading,
}: {
  conversation: RunningConversation;
  /** Where the focus goes with the button. */
  heading: RefObject<HTMLElement | null>;
}) {
  const t = useCopy(copy);
  const announce = useAnnounce();
  const { subscribe, get } = conversation;
  const ending = useExternalValue(subscribe, () => get().ending);
  const over = useExternalValue(subscribe, () => get().over);
  /** What was shown when it was pressed. */
  const [pressed, setPressed] = useState<Ending>();
  const isKept = pressed !== undefined && ending === undefined && !over;
  useEffect(() => {
    if (!isKept) return;
    setPressed(undefined);
    announce(t('goesOn'));
    heading.current?.focus({ preventScroll: true });
  }, [isKept, announce, heading, t]);
  if (!ending || over) return null;
  const time = formatMoment(new Date(ending.at), { hour: 'numeric', minute: '2-digit' });
  return (
    <Alert
      tone="warning"
      action={
        ending.canBeKept ? (
          <Button
            variant="secondary"
            size="small"
            busy={pressed === ending}
            onClick={() => {
              setPressed(ending);
              conversation.keep?.();
            }}
          >
            {t('stay')}
          </Button>
        ) : null
      }
    >
      {t('ends', { time })}
    </Alert>
  );
}
