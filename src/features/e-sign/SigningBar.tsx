import { type MouseEvent, useEffect, useRef } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { StickyBar } from '#src/ui/layout/StickyBar.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import type { SigningTag } from './port.ts';

/**
 * The next step of a document: a button for its next place, then one that finishes it. Each place is one press; the second
 * press of a double click is none, for by then the button is another place's.
 */
export function SigningBar({
  tag,
  done,
  count,
  busy,
  onSign,
  onFinish,
}: {
  /** The next place; none is left without one. */
  tag: SigningTag | undefined;
  done: number;
  count: number;
  busy: boolean;
  onSign: () => void;
  onFinish: () => void;
}) {
  const t = useCopy(copy);
  const announce = useAnnounce();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (done > 0) button.current?.focus({ preventScroll: true });
  }, [done]);
  const press = ({ detail }: MouseEvent) => {
    if (detail > 1) return;
    if (!tag) return onFinish();
    onSign();
    announce(t('placesLeft', { done: done + 1, count }));
  };
  const action = tag
    ? t(tag.kind === 'INITIALS' ? 'initialHere' : 'signHere', { label: tag.label, page: tag.page })
    : t(count > 0 ? 'finishDocument' : 'finishRead');
  return (
    <StickyBar>
      {count > 0 ? (
        <Text small muted>
          {t('placesLeft', { done, count })}
        </Text>
      ) : null}
      <Button key={tag?.id ?? ''} ref={button} size="large" wide busy={busy} onClick={press}>
        {action}
      </Button>
    </StickyBar>
  );
}
