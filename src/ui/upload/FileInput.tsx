import type { ChangeEvent, ComponentProps } from 'react';
import styled from 'styled-components';

/** The real input over the whole area around it: a click, a drop and the keyboard reach it without help. */
const Cover = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
  font-size: 1em;
  scroll-margin-block: 8em 6em;
  &::file-selector-button {
    cursor: pointer;
  }
`;

export interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value'> {
  onChosen(files: File[]): void;
}

/** Chooses files, inside a box that is positioned; the same file can be chosen twice. */
export function FileInput({ onChosen, ...rest }: FileInputProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = '';
    if (chosen.length > 0) onChosen(chosen);
  };
  return <Cover {...rest} type="file" onChange={choose} />;
}

/** A photo from the camera of the device in hand. */
export function CameraInput(props: FileInputProps) {
  return <FileInput {...props} accept="image/*" capture="environment" />;
}
