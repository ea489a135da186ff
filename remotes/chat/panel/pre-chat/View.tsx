import { atom, useAtom, useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { ApiError, type ApiErrorCode } from '#src/api/client/apiError.ts';
import { message, useCopy, useLegal } from '#src/brand/copy.tsx';
import { words } from '#src/brand/words.tsx';
import { ScreenForm } from '#src/features/form/ScreenForm.tsx';
import { LegalLink } from '#src/features/legal/LegalLink.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFlagVariables } from '#src/platform/useFlag.ts';
import { EmailField } from '#src/ui/form/EmailField.tsx';
import { OwnFailure } from '#src/ui/form/ownFailure.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { lazySchema } from '#src/ui/form/validate.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { SessionProblem } from '../../session/sessionProblem.ts';
import { storedSession } from '../../session/storedSession.ts';
import { useNonce } from '../../session/useNonce.ts';
import { hasMode, modeOf, TRANSPORTS } from '../../transports/registry.ts';
import { useWhere } from '../../useWhere.ts';
import { useConversation } from '../ChatContext.ts';
import { chosenAgentAtom } from '../debug/chosenAgent.ts';
import { Debug } from '../debug/Debug.tsx';
import { Unavailable } from '../Unavailable.tsx';
import { copy } from './copy.ts';
import type { PreChatValues } from './schema.ts';
import { usePrefill } from './usePrefill.ts';

/** Beside what the form needs, and asked for with it. */
const starts = () => import(/* webpackChunkName: "chat-start" */ '../../session/startChat.ts');
const schema = lazySchema(() =>
  import(/* webpackChunkName: "chat-start" */ './schema.ts').then(({ preChatSchema }) => preChatSchema),
);

/** What was typed, also while the panel is closed. */
const typedAtom = atom<Partial<PreChatValues>>({});

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  const legal = useLegal();
  const { begin, isClosedNow } = useConversation();
  const runtime = useRuntime();
  const nonce = useNonce();
  const where = useWhere();
  const [typed, setTyped] = useAtom(typedAtom);
  const known = usePrefill();
  const mode = modeOf(useFlagVariables('webChat'));
  const agent = useAtomValue(chosenAgentAtom);
  const isTest = runtime.environment === 'test';

  async function start(identity: PreChatValues) {
    const { applicationId: applicationUuid, pageUrl } = where();
    // So that the agent can read what the assistant was asked.
    const assistantSid = storedSession(runtime, 'chatbot')?.conversationSid;
    if (agent && !agent.chatId) throw new OwnFailure(words(copy, 'userUnknown'));
    try {
      const { startChat } = await starts();
      begin(
        await startChat(runtime, {
          identity,
          applicationUuid,
          pageUrl,
          assistantSid,
          nonce: nonce(),
          ...(agent?.chatId && { skill: agent.chatId }),
        }),
      );
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      // Closed in the meantime: that is then what the panel shows.
      if (code === 'conflict' && (await isClosedNow())) return;
      if (!(code || error instanceof SessionProblem)) runtime.reporter.error(error);
      throw new OwnFailure(wordsOf(error, code), { cause: error });
    }
  }
  /** What is said of a chat that could not be begun (docs/rules.md#alerts-of-a-chat). */
  function wordsOf(error: unknown, code: ApiErrorCode | undefined): ReactElement {
    if (error instanceof SessionProblem) return words(copy, 'incomplete');
    if (code !== 'not-found') return words(copy, 'failed');
    return isTest ? words(copy, 'userUnknown') : words(copy, 'unknown', { phone: <SupportPhone /> });
  }

  if (!known) return <Spinner />;
  if (!hasMode(mode))
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
        schema={schema}
        initialValues={known}
        draft={{
          values: typed,
          save(values) {
            setTyped(values);
            // Whoever fills it in is about to need it; where it does not come now it is asked for again then.
            TRANSPORTS[mode]?.().catch(() => {});
          },
        }}
        onSubmit={start}
        submitLabel={t('submit')}
        footer={
          <Text small muted>
            {t('private')} <LegalLink to="privacy">{legal('privacyLink')}</LegalLink>
          </Text>
        }
      >
        <TextField name="friendlyName" label={t('friendlyName')} autoComplete="name" />
        <EmailField name="emailAddress" label={t('emailAddress')} hint={t('emailHint')} />
        <Debug part="agent" />
      </ScreenForm>
    </Stack>
  );
}
