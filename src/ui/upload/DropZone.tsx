import { type RefObject, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { ACCEPTED_FILES } from '#src/domain/documents/files.ts';
import { Icon } from '../primitives/Icon.tsx';
import { focusRing, space } from '../primitives/styles.ts';
import { copy } from './copy.ts';
import { CameraInput, FileInput } from './FileInput.tsx';

const Zone = styled.div<{ $over: boolean; $invalid: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(0.5)};
  padding: ${space(4)} min(${space(2)}, 5cqi);
  border: 0.125em dashed
    var(--heloc-color-${({ $over, $invalid }) => ($over ? 'primary-edge' : $invalid ? 'error' : 'control-border')});
  border-radius: var(--heloc-radius-card);
  background-color: var(--heloc-color-${({ $over }) => ($over ? 'selected-surface' : 'surface-sunken')});
  text-align: center;
  &:focus-within {
    ${focusRing}
  }
`;

const Rules = styled.span`
  color: var(--heloc-color-text-muted);
  font-size: 0.875em;
`;

const Choose = styled.span`
  color: var(--heloc-color-link);
  font-weight: var(--heloc-font-weight-strong);
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

const Photo = styled.div`
  position: relative;
  display: none;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-block-size: 3em;
  border: var(--heloc-border-width) solid var(--heloc-color-control-border);
  border-radius: var(--heloc-radius-button);
  background-color: var(--heloc-color-surface);
  color: var(--heloc-color-link);
  font-weight: var(--heloc-font-weight-button);
  &:focus-within {
    ${focusRing}
  }
  @media (pointer: coarse) {
    display: flex;
  }
`;

/** Files are dragged with a mouse: a finger has nothing to drag, and where both are there either will do. */
const WithMouse = styled.span`
  display: none;
  @media (hover: hover) and (pointer: fine) {
    display: inline;
  }
`;
const WithTouch = styled.span`
  @media (hover: hover) and (pointer: fine) {
    display: none;
  }
`;

interface DropZoneProps {
  id: string;
  maxFiles: number;
  required: boolean;
  invalid: boolean;
  /** Ids of what describes the field, beside its own rules. */
  describedBy: string;
  inputRef: RefObject<HTMLInputElement | null>;
  onChosen(files: File[], from?: 'camera'): void;
  onBlur: (() => void) | undefined;
}

/** Where files are dropped or chosen; on a phone also photographed. */
export function DropZone(props: DropZoneProps) {
  const { id, maxFiles, required, invalid, describedBy, inputRef, onChosen, onBlur } = props;
  const t = useCopy(copy);
  const [over, setOver] = useState(false);
  const leave = () => setOver(false);
  return (
    <>
      <Zone $over={over} $invalid={invalid}>
        <Icon name="upload" size={1.75} />
        <WithMouse aria-hidden="true">{t.rich('drop', { choose: <Choose>{t('choose')}</Choose> })}</WithMouse>
        <WithTouch aria-hidden="true">
          <Choose>{t('chooseOnly')}</Choose>
        </WithTouch>
        <Rules id={`${id}-rules`}>{t('rules', { count: maxFiles })}</Rules>
        <FileInput
          ref={inputRef}
          id={id}
          // Photos of one document become one file.
          multiple
          accept={ACCEPTED_FILES}
          onChosen={onChosen}
          onBlur={onBlur}
          onDragEnter={() => setOver(true)}
          onDragLeave={leave}
          onDrop={leave}
          aria-required={required || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={`${describedBy} ${id}-rules`.trim()}
        />
      </Zone>
      <Photo>
        <Icon name="camera" />
        <span aria-hidden="true">{t('photo')}</span>
        <CameraInput
          aria-label={t('photo')}
          onChosen={(taken) => onChosen(taken, 'camera')}
          onBlur={onBlur}
        />
      </Photo>
    </>
  );
}
