import { type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import type { IdentityDocument } from '#src/domain/documents/documents.ts';
import { openMedia, stopMedia } from '#src/platform/media.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import type { Flaw } from '../photos/flaws.ts';
import { copy } from './copy.ts';
import { DocumentFrame } from './DocumentFrame.tsx';
import { kindLabel } from './failures.ts';
import { CAMERA, flawSeen, photograph } from './photograph.ts';

const Video = styled.video`
  object-fit: cover;
`;

const POLL_INTERVAL_MS = 700;

/** What may keep what the camera sees from being read: what two looks agree about, so that it does not flicker. */
function useFlaw(video: RefObject<HTMLVideoElement | null>, kind: IdentityDocument, isReady: boolean) {
  const [flaw, setFlaw] = useState<Flaw>();
  useEffect(() => {
    if (!isReady) return;
    let before: Flaw | undefined;
    const timer = setInterval(() => {
      const now = video.current ? flawSeen(video.current, kind) : undefined;
      if (now === before) setFlaw(now);
      before = now;
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [video, kind, isReady]);
  return flaw;
}

interface LiveCameraProps {
  kind: IdentityDocument;
  onTaken(photo: File): Promise<void>;
  onClose(): void;
  /** It is denied, missing or in use. */
  onFailed(): void;
}

/** What the camera sees, with an outline where the document belongs. The camera is switched off on unmount. */
export function LiveCamera({ kind, onTaken, onClose, onFailed }: LiveCameraProps) {
  const t = useCopy(copy);
  const video = useRef<HTMLVideoElement>(null);
  const failed = useRef(onFailed);
  // The button that opened the camera is removed, and the focus with it.
  const shutter = useFocusOn<HTMLButtonElement>();
  const [isReady, setReady] = useState(false);
  const flaw = useFlaw(video, kind, isReady);
  useEffect(() => {
    let open: MediaStream | undefined;
    let isGone = false;
    void openMedia(CAMERA).then((result) => {
      if (result.kind !== 'open') return isGone ? undefined : failed.current();
      if (isGone || !video.current) return stopMedia(result.stream);
      open = result.stream;
      video.current.srcObject = open;
      // Some browsers do not start it by themselves. Where playing is refused the first frame is shown.
      video.current.play().catch(() => {});
    });
    return () => {
      isGone = true;
      if (open) stopMedia(open);
    };
  }, []);
  async function shoot() {
    if (!video.current) return;
    const side = kind.toLowerCase().replaceAll('_', '-');
    const file = await photograph(video.current, kind, `${side}.jpg`);
    if (file) await onTaken(file);
  }
  const fit = kind === 'PASSPORT' ? t('fitPage') : t('fitCard', { kind: kindLabel(kind, t) });
  return (
    <Stack gap={2}>
      <Text strong role="status">
        {flaw ? t(`now${flaw}`) : fit}
      </Text>
      <DocumentFrame kind={kind}>
        <Video
          ref={video}
          aria-label={t('camera')}
          muted
          playsInline
          autoPlay
          onLoadedData={() => setReady(true)}
        />
      </DocumentFrame>
      <Actions>
        <Button size="large" ref={shutter} aria-disabled={!isReady} onClick={() => void (isReady && shoot())}>
          {t('shoot')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('closeCamera')}
        </Button>
      </Actions>
    </Stack>
  );
}
