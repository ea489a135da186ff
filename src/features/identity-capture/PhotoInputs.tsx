import { useId } from 'react';
import styled, { css } from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { ACCEPTED_FILES } from '#src/domain/files.ts';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { focusRing, ROOMY, space } from '#src/ui/primitives/styles.ts';
import { CameraInput, FileInput } from '#src/ui/upload/FileInput.tsx';
import { copy } from './copy.ts';

const Row = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  ${ROOMY} {
    flex-direction: row;
  }
`;

const Pick = styled.div<{ $camera: boolean }>`
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
  ${({ $camera }) =>
    $camera &&
    css`
      display: none;
      @media (pointer: coarse) {
        display: flex;
      }
    `}
`;

/** The camera where there is one to hold, and a file anywhere. */
export function PhotoInputs({ onChosen }: { onChosen(file: File): Promise<void> }) {
  const t = useCopy(copy);
  const id = useId();
  const choose = ([file]: File[]) => {
    if (file) void onChosen(file);
  };
  return (
    <Row>
      <Pick $camera>
        <Icon name="camera" />
        <label htmlFor={`${id}-camera`}>{t('takePhoto')}</label>
        <CameraInput id={`${id}-camera`} data-private="" onChosen={choose} />
      </Pick>
      <Pick $camera={false}>
        <Icon name="upload" />
        <label htmlFor={`${id}-file`}>{t('uploadPhoto')}</label>
        <FileInput id={`${id}-file`} accept={ACCEPTED_FILES} data-private="" onChosen={choose} />
      </Pick>
    </Row>
  );
}
