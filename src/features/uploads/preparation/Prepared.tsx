import type { RefObject } from 'react';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import { PhotoTray } from './PhotoTray.tsx';
import type { Preparation } from './usePreparation.ts';

export interface PreparedProps {
  preparation: Preparation;
  /** More than one file may be sent. */
  isMany: boolean;
  input: RefObject<HTMLInputElement | null>;
}

/** What waits for the person before it is sent. */
export function Prepared({ preparation, isMany, input }: PreparedProps) {
  const photos = preparation.held.filter(({ kind }) => kind === 'photo');
  const locked = preparation.held.filter(({ kind }) => kind === 'locked');
  return (
    <Stack gap={2}>
      {photos.length > 0 ? (
        <PhotoTray photos={photos} preparation={preparation} isMany={isMany} input={input} />
      ) : null}
      {locked.map(({ id, file }) => (
        <PasswordPrompt
          key={id}
          file={file}
          onOpened={(copy) => preparation.release([id], [copy])}
          onRemove={() => {
            preparation.release([id]);
            input.current?.focus();
          }}
        />
      ))}
    </Stack>
  );
}
