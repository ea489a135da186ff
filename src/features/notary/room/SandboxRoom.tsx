import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { type NotaryState, notaryState } from '#src/domain/notary/notarySession.ts';
import { openMedia, stopMedia } from '#src/platform/media.ts';
import { useAction } from '#src/ui/form/useAction.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import type { RoomProps } from './rooms.ts';

const Preview = styled.video`
  display: block;
  inline-size: min(100%, 24em);
  border-radius: var(--heloc-radius-card);
  background-color: var(--heloc-color-surface-sunken);
`;

const WHAT_HAPPENS: Readonly<Partial<Record<NotaryState, 'questions' | 'ready'>>> = {
  IDENTITY_QUESTIONS: 'questions',
  SIGNING: 'ready',
};

/** A room without a vendor: the person's own camera, and one button for everything that is signed there. */
export function Room({ session, onSigned }: RoomProps) {
  const t = useCopy(copy);
  const video = useRef<HTMLVideoElement>(null);
  const [seen, setSeen] = useState<boolean>();
  const { run, busy, failure } = useAction(onSigned);

  useEffect(() => {
    let gone = false;
    let stream: MediaStream | undefined;
    void openMedia({ video: true }).then((result) => {
      if (result.kind !== 'open') {
        if (!gone) setSeen(false);
        return;
      }
      stream = result.stream;
      if (gone) stopMedia(stream);
      else setSeen(true);
      if (video.current) video.current.srcObject = stream;
    });
    return () => {
      gone = true;
      if (stream) stopMedia(stream);
    };
  }, []);

  const signing = session.state === 'SIGNING';
  return (
    <Card>
      <Stack>
        <Text strong>{t('with', { name: session.notaryName ?? t('someNotary') })}</Text>
        <Preview ref={video} hidden={seen === false} aria-label={t('preview')} autoPlay muted playsInline />
        {seen === false ? <Text muted>{t('noPreview')}</Text> : null}
        <Text>{t(WHAT_HAPPENS[notaryState(session.state)] ?? 'wait')}</Text>
        {failure ? (
          <Alert tone="error" title={t('failed')}>
            {failure}
          </Alert>
        ) : null}
        {signing ? (
          <Actions>
            <Button size="large" busy={busy} busyLabel={t('signing')} onClick={run}>
              {t('sign')}
            </Button>
          </Actions>
        ) : null}
      </Stack>
    </Card>
  );
}
