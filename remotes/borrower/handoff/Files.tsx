import { useRef, useState } from 'react';
import { finishHandoff } from '#src/api/contract/handoff.ts';
import { useBundle } from '#src/brand/context.ts';
import { messageText, useCopy } from '#src/brand/copy.tsx';
import { FileUpload } from '#src/features/uploads/FileUpload.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useAction } from '#src/ui/form/useAction.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { uploadsProblem } from '#src/ui/upload/uploadedFile.ts';
import { copy } from './copy.ts';
import type { PhoneSession, PhoneViewProps } from './phoneSession.ts';
import { phoneUpload } from './phoneUpload.ts';
import { SentFrom } from './SentFrom.tsx';

type Wanted = PhoneSession['wanted'][number];

/** The files of a slot: as many as fit, then the person says that this was all. */
export function Files({ session, store, slot }: PhoneViewProps & { slot: Wanted }) {
  const t = useCopy(copy);
  const bundle = useBundle();
  const { api } = useRuntime();
  const { documentType, max } = slot;
  const { files } = session;
  const upload = phoneUpload(api, session.session, documentType);
  const { run, busy, failure } = useAction(async () => {
    await api.call(finishHandoff, { body: { session: session.session } });
    store({ ...session, isDone: true });
  });
  const problem = uploadsProblem(files);
  const [isAsked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  function finish() {
    setAsked(true);
    if (problem) input.current?.focus();
    else run();
  }
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('filesHeading')}</Heading>
      <FileUpload
        label={t('files')}
        value={files}
        onChange={(next) => store({ ...session, files: next })}
        upload={upload}
        maxFiles={max}
        inputRef={input}
        error={isAsked && problem ? messageText(bundle, problem) : undefined}
      />
      {failure ? <Alert tone="error">{failure}</Alert> : null}
      <Actions>
        <Button size="large" busy={busy} busyLabel={t('sending')} onClick={finish}>
          {t('send')}
        </Button>
      </Actions>
      <SentFrom />
    </Stack>
  );
}
