import { type KeyboardEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { Control } from '#src/ui/form/ControlBox.tsx';
import { Column, FieldError, labelText } from '#src/ui/form/FieldParts.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Card } from '#src/ui/primitives/Card.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { EXCLUDED } from '#src/ui/primitives/masks.ts';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { copy } from './copy.ts';

const Label = styled.label`
  ${labelText}
`;

export interface PasswordPromptProps {
  file: File;
  /** Whether the copy is looked at before it is sent. */
  isLookedAt?: boolean;
  /** With a copy that needs no password. */
  onOpened(copy: File): void;
  onRemove(): void;
}

/**
 * Asks for the password of a PDF and opens it on the device. The password stays in its field: it is in no state, no draft,
 * no form and no call.
 */
export function PasswordPrompt({ file, isLookedAt = false, onOpened, onRemove }: PasswordPromptProps) {
  const t = useCopy(copy);
  const id = useId();
  const { name } = file;
  const [problem, setProblem] = useState<'empty' | 'wrong' | 'cannot'>();
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const field = useFocusOn<HTMLInputElement>(tries + 1);
  const isOver = useRef(false);
  async function open() {
    const password = field.current?.value ?? '';
    if (busy || isOver.current) return;
    setTries(tries + 1);
    if (!password) return setProblem('empty');
    setBusy(true);
    setProblem(undefined);
    const { unlockPdf } = await import(/* webpackChunkName: "pdf-writer" */ './unlockPdf.ts');
    const opened = await unlockPdf(new Uint8Array(await file.arrayBuffer()), password);
    setBusy(false);
    if (opened.kind !== 'opened') return setProblem(opened.kind);
    isOver.current = true;
    onOpened(new File([opened.bytes], name, { type: 'application/pdf' }));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // The form around is not what is sent.
    event.preventDefault();
    void open().catch(() => setProblem('cannot'));
  }
  const isClosed = problem === 'cannot';
  return (
    <Card tone="sunken" compact role="group" aria-label={t('locked', { name })}>
      <Stack gap={1}>
        {isClosed ? (
          <Alert tone="error" title={t('cannot')}>
            {t('cannotText', { name })}
          </Alert>
        ) : (
          <>
            <Text strong>{t('locked', { name })}</Text>
            <Text small>{t('lockedText')}</Text>
            <Column {...EXCLUDED}>
              <Label htmlFor={id}>{t('password', { name })}</Label>
              <FieldError id={`${id}-error`} message={problem && t(problem, { name })} />
              <Control
                ref={field}
                id={id}
                type="password"
                autoComplete="off"
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `${id}-error` : undefined}
                onKeyDown={onKeyDown}
              />
            </Column>
          </>
        )}
        <Actions>
          {isClosed ? null : (
            <Button
              variant="secondary"
              busy={busy}
              busyLabel={t('opening')}
              onClick={() => void open().catch(() => setProblem('cannot'))}
            >
              {t(isLookedAt ? 'open' : 'openAndSend')}
            </Button>
          )}
          <LinkButton aria-label={t('removeNamed', { name })} onClick={onRemove}>
            {t('remove')}
          </LinkButton>
        </Actions>
      </Stack>
    </Card>
  );
}
