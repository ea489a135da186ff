import { type KeyboardEvent, memo, useEffect, useId, useRef } from 'react';
import styled, { css } from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { ErrorBoundary } from '#src/features/errors/ErrorBoundary.tsx';
import { LazyComponent } from '#src/features/screens/LazyComponent.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { CloseButton } from '#src/ui/primitives/CloseButton.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { space, TIGHT } from '#src/ui/primitives/styles.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from '../copy.ts';

export const conversation = () => import(/* webpackChunkName: "first-screen" */ './Conversation.tsx');

/** Around what is in the panel; where letters are large, the words need the room. */
const EDGE = css`min(${space(2.5)}, 6.25vw)`;

/** A dialog that leaves the page usable. Its own container: the mount around it has no width of its own here. */
const Box = styled.dialog`
  position: static;
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  container: heloc / inline-size;
  inline-size: 100%;
  max-inline-size: none;
  min-block-size: 0;
  max-block-size: none;
  margin: 0;
  padding: ${space(2.5)} ${EDGE};
  border: var(--heloc-border-width) solid var(--heloc-color-border);
  border-radius: var(--heloc-radius-card);
  background-color: var(--heloc-color-surface);
  color: var(--heloc-color-text);
  box-shadow: var(--heloc-shadow-overlay);
  overflow: auto;
  overscroll-behavior: contain;
  [data-fills] > & {
    flex: 1;
    border: 0;
    border-radius: 0;
    gap: ${space(1)};
    padding: max(${space(2.5)}, env(safe-area-inset-top)) max(${EDGE}, env(safe-area-inset-right))
      max(${space(2.5)}, env(safe-area-inset-bottom)) max(${EDGE}, env(safe-area-inset-left));
  }
`;
/** Always in sight, so that the panel can always be closed, unless it took the room of all else: then the button is above the title. */
const Head = styled.div`
  position: sticky;
  inset-block-start: ${space(-2.5)};
  z-index: 1;
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(1)} ${space(2)};
  margin: ${space(-2.5)} calc(-1 * ${EDGE}) 0;
  padding: ${space(1.5)} ${EDGE} ${space(1)};
  background-color: var(--heloc-color-surface);
  & > h2 {
    flex: 1 1 4em;
    min-inline-size: 0;
  }
  [data-fills] > * > & {
    padding-block: ${space(1)};
  }
  ${TIGHT} {
    position: static;
    & > h2 {
      font-size: 1.125em;
    }
  }
`;

interface PanelProps {
  asked: number;
  onClose(): void;
}

/** What is around it is drawn with each message that comes, for its count. */
export const Panel = memo(function Panel({ asked, onClose }: PanelProps) {
  const t = useCopy(copy);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked) heading.current?.focus({ preventScroll: true });
  }, [asked]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Box open aria-labelledby={id} onKeyDown={closeOnEscape}>
      <Head>
        <Heading level={2} id={id} ref={heading} tabIndex={-1}>
          {t('panel')}
        </Heading>
        <CloseButton aria-label={t('close')} onClick={onClose} />
      </Head>
      <ErrorBoundary fallback={(retry) => <Unavailable onRetry={retry} />}>
        <LazyComponent load={conversation} fallback={<Spinner />} />
      </ErrorBoundary>
      <Text small muted>
        {t.rich('phone', { phone: <SupportPhone /> })}
      </Text>
    </Box>
  );
});

function Unavailable({ onRetry }: { onRetry: () => void }) {
  const t = useCopy(copy);
  return (
    <Alert
      tone="error"
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('again')}
        </Button>
      }
    >
      {t('failed')}
    </Alert>
  );
}
