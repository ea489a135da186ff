import { useState } from 'react';
import styled from 'styled-components';
import { message, useCopy } from '#src/brand/copy.tsx';
import { fileName, saveFile } from '#src/platform/blobs.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { labelText } from '#src/ui/form/FieldParts.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { EXCLUDED } from '#src/ui/primitives/masks.ts';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { controlBox } from '#src/ui/primitives/styles.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { keepLeft, readLeft, textOf } from '../../conversation/keptOutbox.ts';
import type { Over } from '../../conversation/state.ts';
import { useConversation } from '../ChatContext.ts';
import { Talk } from '../talk/Talk.tsx';
import { useTranscript } from '../talk/useTranscript.ts';
import { copy } from './copy.ts';

export const title = message(copy, 'heading');

const Unsent = styled.textarea`
  ${controlBox}
  field-sizing: content;
  max-block-size: 10em;
  resize: none;
`;
const Label = styled.label`
  ${labelText}
`;

const WORDS = {
  ended: { me: 'me-ended', agent: 'agent-ended', system: 'system-ended' },
  frozen: { me: 'frozen', agent: 'frozen', system: 'frozen' },
  expired: { me: 'expired', agent: 'expired', system: 'expired' },
} as const satisfies Record<Over['reason'], Record<Over['by'], string>>;

/** Who ended it and why; what was said can be read and saved, and what was not sent goes on (docs/rules.md#the-end-of-a-chat). */
export function View() {
  const t = useCopy(copy);
  const { ended, reset, ask } = useConversation();
  const runtime = useRuntime();
  const { org, now } = runtime;
  const transcript = useTranscript();
  const conversation = ended?.conversation;
  const state = conversation?.get();
  // As it was when it ended: what was being written as well.
  const [unsent] = useState(() =>
    state ? textOf(state.outbox, conversation?.outbox.readDraft() ?? '') : readLeft(runtime),
  );
  function take() {
    reset(unsent);
    keepLeft(runtime, unsent);
  }
  const over = ended?.over;
  return (
    <Stack gap={2}>
      <Heading level={3} tabIndex={-1}>
        {t('heading')}
      </Heading>
      {over ? <Text>{t(WORDS[over.reason][over.by])}</Text> : null}
      {conversation ? <Talk conversation={conversation} ended={<></>} /> : null}
      {unsent ? (
        <Stack gap={1}>
          <Label htmlFor={`${org()}-unsent`}>{t('unsent')}</Label>
          <div {...EXCLUDED}>
            <Unsent id={`${org()}-unsent`} readOnly value={unsent} />
          </div>
        </Stack>
      ) : null}
      <Actions>
        {unsent ? <Button onClick={take}>{t('take')}</Button> : null}
        <Button variant={unsent ? 'secondary' : 'primary'} onClick={() => reset()}>
          {t('again')}
        </Button>
        {ended?.session && !ended.isSurveyed ? (
          <Button variant="secondary" onClick={ask}>
            {t('survey')}
          </Button>
        ) : null}
        {state && state.messages.length > 0 ? (
          <Button
            variant="secondary"
            onClick={() =>
              saveFile(
                new Blob([transcript(state.messages)], { type: 'text/plain' }),
                fileName(t('file', { date: now().toISOString().slice(0, 10) }), 'txt'),
              )
            }
          >
            {t('save')}
          </Button>
        ) : null}
      </Actions>
      {ended?.isSurveyed ? <Text small>{t('surveyed')}</Text> : null}
    </Stack>
  );
}
