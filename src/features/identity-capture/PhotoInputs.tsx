import { type ChangeEvent, useId } from 'react';
import styled, { css } from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { ACCEPTED_FILES } from '#src/domain/files.ts';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { focusRing, ROOMY, space } from '#src/ui/primitives/styles.ts';
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

/** The real input over the whole area: a press, a drop and the keyboard reach it without help. */
const Input = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
  font-size: 1em;
`;

/** The camera where there is one to hold, and a file anywhere. */
export function PhotoInputs({ onChosen }: { onChosen(file: File): Promise<void> }) {
  const t = useCopy(copy);
  const id = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // So that the same file can be chosen again.
    event.currentTarget.value = '';
    if (file) void onChosen(file);
  };
  return (
    <Row>
      <Pick $camera>
        <Icon name="camera" />
        <label htmlFor={`${id}-camera`}>{t('takePhoto')}</label>
        <Input
          id={`${id}-camera`}
          type="file"
          accept="image/*"
          capture="environment"
          data-private=""
          onChange={choose}
        />
      </Pick>
      <Pick $camera={false}>
        <Icon name="upload" />
        <label htmlFor={`${id}-file`}>{t('uploadPhoto')}</label>
        <Input id={`${id}-file`} type="file" accept={ACCEPTED_FILES} data-private="" onChange={choose} />
      </Pick>
    </Row>
  );
}
