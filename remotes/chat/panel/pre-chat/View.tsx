import { atom, useAtom } from 'jotai';
import { ApiError } from '#src/api/client/apiError.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { ScreenForm } from '#src/features/form/ScreenForm.tsx';
import { PrivacyLink } from '#src/features/legal/PrivacyLink.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFlagVariables } from '#src/platform/useFlag.ts';
import { EmailField } from '#src/ui/form/EmailField.tsx';
import { OwnFailure } from '#src/ui/form/ownFailure.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { modeOf, SessionProblem, startChat } from '../../session/startChat.ts';
import { storedSession } from '../../session/storedSession.ts';
import { useNonce } from '../../session/useNonce.ts';
import { hasMode } from '../../transports/registry.ts';
import { useWhere } from '../../useWhere.ts';
import { useConversation } from '../ChatContext.ts';
import { Unavailable } from '../Unavailable.tsx';
import { copy } from './copy.ts';
import { type PreChatValues, preChatSchema } from './schema.ts';
import { usePrefill } from './usePrefill.ts';

/** What was typed, also while the panel is closed. */
const typedAtom = atom<Partial<PreChatValues>>({});

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  const { begin, isClosedNow } = useConversation();
  const runtime = useRuntime();
  const nonce = useNonce();
  const where = useWhere();
  const [typed, setTyped] = useAtom(typedAtom);
  const known = usePrefill();
  const isReachable = hasMode(modeOf(useFlagVariables('webChat')));

  async function start(identity: PreChatValues) {
    const { applicationId: applicationUuid, pageUrl } = where();
    // So that the agent can read what the assistant was asked.
    const assistantSid = storedSession(runtime, 'chatbot')?.conversationSid;
    try {
      begin(await startChat(runtime, { identity, applicationUuid, pageUrl, assistantSid, nonce: nonce() }));
    } catch (error) {
      // Closed in the meantime: that is then what the panel shows.
      if (error instanceof ApiError && error.code === 'conflict' && (await isClosedNow())) return;
      if (error instanceof SessionProblem) throw new OwnFailure(t('incomplete'), { cause: error });
      throw error;
    }
  }

  if (!known) return <Spinner />;
  if (!isReachable)
    return (
      <Stack gap={2}>
        <Heading level={3} tabIndex={-1}>
          {t('heading')}
        </Heading>
        <Unavailable />
      </Stack>
    );
  return (
    <Stack gap={2}>
      <Heading level={3} tabIndex={-1}>
        {t('heading')}
      </Heading>
      <Text>{t('intro')}</Text>
      <ScreenForm<PreChatValues>
        name="pre-chat"
        schema={preChatSchema}
        initialValues={known}
        draft={{ values: typed, save: setTyped }}
        onSubmit={start}
        submitLabel={t('submit')}
        footer={
          <Stack gap={1}>
            <Text small muted>
              {t('private')}
            </Text>
            <PrivacyLink />
          </Stack>
        }
      >
        <TextField name="friendlyName" label={t('friendlyName')} autoComplete="name" />
        <EmailField name="emailAddress" label={t('emailAddress')} hint={t('emailHint')} />
      </ScreenForm>
    </Stack>
  );
}
