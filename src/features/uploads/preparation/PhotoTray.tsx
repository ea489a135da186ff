import { type RefObject, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { useAnnounceIfAny } from '#src/ui/primitives/announcer.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { EXCLUDED } from '#src/ui/primitives/masks.ts';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { copy } from './copy.ts';
import type { Held, Preparation } from './usePreparation.ts';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
`;

const Picture = styled.img`
  inline-size: 6em;
  block-size: 6em;
  object-fit: contain;
  border: var(--heloc-border-width) solid var(--heloc-color-border);
  border-radius: var(--heloc-radius-control);
  background-color: var(--heloc-color-surface);
`;

const Facts = styled.div`
  flex: 1 1 12em;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Flaw = styled.div`
  display: flex;
  gap: 0.375em;
  color: var(--heloc-color-warning);
  & > svg {
    margin-block-start: 0.15em;
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2)};
  padding-block-start: ${space(0.5)};
`;

/** The photo, as long as it is on the page. */
function Thumbnail({ file }: { file: File }) {
  const t = useCopy(copy);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url ? <Picture src={url} alt={t('photo', { name: file.name })} {...EXCLUDED} /> : null;
}

interface PhotoRowProps {
  photo: Held;
  /** From 1. */
  page: number;
  count: number;
  onMove(by: -1 | 1): void;
  onAnother(): void;
  onRemove(): void;
}

function PhotoRow({ photo: { file, flaw }, page, count, onMove, onAnother, onRemove }: PhotoRowProps) {
  const t = useCopy(copy);
  const { name } = file;
  const isOne = count === 1;
  return (
    <Row>
      <Thumbnail file={file} />
      <Facts>
        <Text strong>{name}</Text>
        {isOne ? null : (
          <Text small muted>
            {t('page', { page, count })}
          </Text>
        )}
        {flaw ? (
          <Flaw>
            <Icon name="alert" size={1.125} />
            <span>{t(flaw)}</span>
          </Flaw>
        ) : null}
        <Links>
          {isOne ? null : (
            <>
              <LinkButton
                aria-label={t('upNamed', { name })}
                aria-disabled={page === 1 || undefined}
                onClick={() => onMove(-1)}
              >
                {t('up')}
              </LinkButton>
              <LinkButton
                aria-label={t('downNamed', { name })}
                aria-disabled={page === count || undefined}
                onClick={() => onMove(1)}
              >
                {t('down')}
              </LinkButton>
            </>
          )}
          {flaw ? (
            <LinkButton aria-label={t('anotherNamed', { name })} onClick={onAnother}>
              {t('another')}
            </LinkButton>
          ) : (
            <LinkButton aria-label={t('removeNamed', { name })} onClick={onRemove}>
              {t('remove')}
            </LinkButton>
          )}
        </Links>
      </Facts>
    </Row>
  );
}

interface PhotoTrayProps {
  photos: readonly Held[];
  preparation: Preparation;
  isMany: boolean;
  input: RefObject<HTMLInputElement | null>;
}

/** Photos before they are sent: which can hardly be read, and in which order they are pages of one document. */
export function PhotoTray({ photos, preparation, isMany, input }: PhotoTrayProps) {
  const t = useCopy(copy);
  const announce = useAnnounceIfAny();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'tooLarge' | 'combineFailed'>();
  const heading = useFocusOn<HTMLDivElement>();
  const { length: count } = photos;
  const isOne = count === 1;
  const isFlawed = photos.some(({ flaw }) => flaw);
  const ids = photos.map(({ id }) => id);
  const files = photos.map(({ file }) => file);
  /** The buttons go, and the focus with them. */
  function release(released: readonly string[], sent: readonly File[] = []) {
    preparation.release(released, sent);
    if (released.length === count) input.current?.focus();
    else heading.current?.focus();
  }
  async function combine() {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { photosToPdf } = await import(/* webpackChunkName: "pdf-writer" */ './photosToPdf.ts');
      const pdf = await photosToPdf(files, t('document'));
      if (pdf) release(ids, [pdf]);
      else setProblem('tooLarge');
    } catch {
      setProblem('combineFailed');
    } finally {
      setBusy(false);
    }
  }
  function move({ id, file: { name } }: Held, page: number, by: -1 | 1) {
    if (page + by < 1 || page + by > count) return;
    preparation.move(id, by);
    announce(t('moved', { name, page: page + by, count }));
  }
  const apart = isOne ? (isFlawed ? 'anyway' : 'send') : undefined;
  return (
    <Card tone="sunken" compact role="group" aria-label={t(isOne ? 'onePhoto' : 'photos')}>
      <Stack gap={2}>
        <div ref={heading} tabIndex={-1}>
          <Text strong>{t(isOne ? 'onePhoto' : 'photos')}</Text>
          {isOne ? null : <Text small>{t('order')}</Text>}
        </div>
        <Stack as="ol" gap={2} aria-label={t('list')}>
          {photos.map((photo, index) => (
            <PhotoRow
              key={photo.id}
              photo={photo}
              page={index + 1}
              count={count}
              onMove={(by) => move(photo, index + 1, by)}
              onAnother={() => {
                release([photo.id]);
                input.current?.click();
              }}
              onRemove={() => {
                release([photo.id]);
                announce(t('removed', { name: photo.file.name }));
              }}
            />
          ))}
        </Stack>
        {problem ? <Alert tone="error">{t(problem)}</Alert> : null}
        <Actions>
          {isOne ? null : (
            <Button variant="secondary" busy={busy} busyLabel={t('combining')} onClick={() => void combine()}>
              {t('combine')}
            </Button>
          )}
          {isOne || isMany ? (
            <Button variant="secondary" aria-disabled={busy} onClick={() => busy || release(ids, files)}>
              {apart ? t(apart) : t('apart', { count })}
            </Button>
          ) : null}
        </Actions>
      </Stack>
    </Card>
  );
}
