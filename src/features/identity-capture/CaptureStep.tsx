import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import type { IdentityDocument } from '#src/domain/documents/documents.ts';
import type { Upload } from '#src/features/uploads/engine/upload.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { ProgressBar } from '#src/ui/primitives/ProgressBar.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { copy } from './copy.ts';
import { kindLabel } from './failures.ts';
import type { Photo } from './model.ts';
import { PhotoInputs } from './PhotoInputs.tsx';
import { PhotoPreview } from './PhotoPreview.tsx';
import { useCapture } from './useCapture.ts';

const PasswordPrompt = lazy(async () => {
  const { PasswordPrompt: view } = await import(
    /* webpackChunkName: "prepare" */ '#src/features/uploads/preparation/PasswordPrompt.tsx'
  );
  return { default: view };
});

export interface CaptureStepProps {
  side: 'front' | 'back';
  kind: IdentityDocument;
  /** The one that was captured before. */
  photo: Photo | undefined;
  upload: Upload;
  /** What to do better than in the photo before. */
  advice?: string | undefined;
  /** Another way to take the photo. */
  other?: ReactNode;
  onBack?(): void;
  onUsed(photo: Photo): Promise<void>;
}

/** One side of the document: a photo or a file, looked at before it is sent. */
export function CaptureStep({ side, kind, photo, upload, advice, other, onBack, onUsed }: CaptureStepProps) {
  const t = useCopy(copy);
  const [kept, setKept] = useState(photo);
  const capture = useCapture({ upload, onUsed });
  const problem = useFocusOn<HTMLDivElement>(capture.problem);
  // The control with which the picture was chosen is removed, and the focus with it.
  const use = useFocusOn<HTMLButtonElement>(capture.file);
  // For a retake the focus goes to the top, because the pressed button is removed.
  const [retakes, setRetakes] = useState(0);
  const heading = useFocusOn<HTMLHeadingElement>(retakes);
  function retake() {
    capture.retake();
    setKept(undefined);
    setRetakes(retakes + 1);
  }
  const title = side === 'back' ? 'backOf' : kind === 'PASSPORT' ? 'photoPage' : 'frontOf';
  return (
    <Stack gap={4}>
      <Heading level={1} ref={heading}>
        {t(title, { kind: kindLabel(kind, t) })}
      </Heading>
      {advice && !capture.file ? (
        <Alert tone="warning" quiet title={t('lastPhoto')}>
          {advice}
        </Alert>
      ) : null}
      {capture.problem ? (
        <Alert tone="error" ref={problem}>
          {capture.problem}
        </Alert>
      ) : null}
      {capture.locked ? (
        <Suspense fallback={<Spinner />}>
          <PasswordPrompt
            file={capture.locked}
            isLookedAt
            onOpened={(copy) => void capture.choose(copy)}
            onRemove={retake}
          />
        </Suspense>
      ) : capture.file ? (
        <>
          <PhotoPreview kind={kind} file={capture.file} />
          <Text>{t('look')}</Text>
          {capture.progress === undefined ? null : (
            <ProgressBar label={t('sending')} value={Math.round(capture.progress * 100)} />
          )}
          <Actions>
            <Button size="large" ref={use} busy={capture.busy} busyLabel={t('sending')} onClick={capture.use}>
              {t('use')}
            </Button>
            <Button variant="secondary" aria-disabled={capture.busy} onClick={retake}>
              {t('retake')}
            </Button>
          </Actions>
        </>
      ) : kept ? (
        <>
          <Text>{t('uploaded', { name: kept.name })}</Text>
          <Actions>
            <Button size="large" busy={capture.busy} onClick={() => capture.reuse(kept)}>
              {t('next')}
            </Button>
            <Button variant="secondary" aria-disabled={capture.busy} onClick={retake}>
              {t('retake')}
            </Button>
          </Actions>
        </>
      ) : (
        <>
          <ul>
            {t('hints').map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
          <PhotoInputs kind={kind} onChosen={capture.choose} />
          {other}
        </>
      )}
      {onBack ? (
        <div>
          <LinkButton onClick={onBack}>{t('back')}</LinkButton>
        </div>
      ) : null}
    </Stack>
  );
}
