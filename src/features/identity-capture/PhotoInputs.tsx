import { useEffect, useId, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import type { IdentityDocument } from '#src/domain/documents/documents.ts';
import { ACCEPTED_FILES } from '#src/domain/documents/files.ts';
import { hasCamera } from '#src/platform/media.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { EXCLUDED } from '#src/ui/primitives/masks.ts';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { focusRing, ROOMY, space } from '#src/ui/primitives/styles.ts';
import { CameraInput, FileInput } from '#src/ui/upload/FileInput.tsx';
import { copy } from './copy.ts';
import { LiveCamera } from './LiveCamera.tsx';

const Row = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  ${ROOMY} {
    flex-direction: row;
  }
`;

/** `held`: only where the device is held in the hand. */
const Pick = styled.div<{ $held?: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-block-size: 4em;
  flex: 1;
  padding: ${space(2)};
  border: 0.125em dashed var(--heloc-color-control-border);
  border-radius: var(--heloc-radius-card);
  background-color: var(--heloc-color-surface-sunken);
  color: var(--heloc-color-link);
  font-weight: var(--heloc-font-weight-strong);
  &:focus-within {
    ${focusRing}
  }
  ${({ $held }) =>
    $held &&
    css`
      display: none;
      @media (pointer: coarse) {
        display: flex;
      }
    `}
`;

/** On a secure page of a browser that lets pages look through it. */
const hasLiveCamera = () => Boolean((navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia);

interface PhotoInputsProps {
  kind: IdentityDocument;
  onChosen(file: File): Promise<void>;
}

/** Whether the computer is known to have a camera, without a permission prompt. */
function useCamera(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let isGone = false;
    void hasCamera().then((found) => isGone || setThere(found));
    return () => {
      isGone = true;
    };
  }, []);
  return isThere;
}

/** The camera where there is one, with an outline or, where it cannot be had, a phone's own; a file anywhere. */
export function PhotoInputs({ kind, onChosen }: PhotoInputsProps) {
  const t = useCopy(copy);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [camera, setCamera] = useState<'closed' | 'live' | 'failed'>('closed');
  const isThere = useCamera();
  const wasLive = useRef(false);
  useEffect(() => {
    if (wasLive.current && camera === 'closed') opener.current?.focus();
    wasLive.current = camera === 'live';
  }, [camera]);
  const choose = ([file]: File[]) => {
    if (file) void onChosen(file);
  };
  if (camera === 'live') {
    return (
      <LiveCamera
        kind={kind}
        onTaken={onChosen}
        onClose={() => setCamera('closed')}
        onFailed={() => setCamera('failed')}
      />
    );
  }
  return (
    <Stack gap={2}>
      {camera === 'failed' ? <Alert tone="warning">{t('cameraFailed')}</Alert> : null}
      <Row>
        {hasLiveCamera() && camera === 'closed' ? (
          <Pick $held={!isThere} as="button" type="button" ref={opener} onClick={() => setCamera('live')}>
            <Icon name="camera" />
            {t('takePhoto')}
          </Pick>
        ) : (
          <Pick $held>
            <Icon name="camera" />
            <label htmlFor={`${id}-camera`}>{t('takePhoto')}</label>
            <CameraInput id={`${id}-camera`} {...EXCLUDED} onChosen={choose} />
          </Pick>
        )}
        <Pick>
          <Icon name="upload" />
          <label htmlFor={`${id}-file`}>{t('uploadPhoto')}</label>
          <FileInput id={`${id}-file`} accept={ACCEPTED_FILES} {...EXCLUDED} onChosen={choose} />
        </Pick>
      </Row>
    </Stack>
  );
}
