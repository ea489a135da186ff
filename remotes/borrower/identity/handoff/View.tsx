import { ApiError } from '#src/api/client/apiError.ts';
import { uploadIdentityHandoff } from '#src/api/contract/identityHandoff.ts';
import { message, useCopy, useLegal } from '#src/brand/copy.tsx';
import { IDENTITY_DOCUMENT_SIDES } from '#src/domain/documents/documents.ts';
import { CaptureStep } from '#src/features/identity-capture/CaptureStep.tsx';
import { PrivacyLink } from '#src/features/legal/PrivacyLink.tsx';
import { useNewHeading } from '#src/features/screens/useNewHeading.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { copy as uiCopy } from '#src/ui/copy.ts';
import { failureText } from '#src/ui/form/failure.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { Message } from './Message.tsx';
import type { PhoneSession } from './phoneSession.ts';
import { usePhoneSession } from './usePhoneSession.ts';

export const title = message(copy, 'pageTitle');

/** On the phone: takes the photos that the person at the computer asked for. The phone has no session. */
export function View() {
  const t = useCopy(copy);
  const { session, store, opening } = usePhoneSession();
  if (session) return <Photos session={session} store={store} />;
  if (opening.isFetching) return <Spinner label={t('opening')} />;
  if (opening.isError) return <Refused error={opening.error} onRetry={() => void opening.refetch()} />;
  return <Message heading={t('unknownHeading')}>{t('unknown')}</Message>;
}

/** By HTTP status of the refusal. */
const REFUSALS = {
  404: ['unknownHeading', 'unknown'],
  409: ['doneHeading', 'done'],
  410: ['goneHeading', 'gone'],
} as const;

function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useCopy(copy);
  const ui = useCopy(uiCopy);
  const known = error instanceof ApiError ? REFUSALS[error.status as keyof typeof REFUSALS] : undefined;
  if (known) return <Message heading={t(known[0])}>{t(known[1])}</Message>;
  return (
    <Message heading={t('failedHeading')} action={<Button onClick={onRetry}>{t('again')}</Button>}>
      {failureText(error, ui)}
    </Message>
  );
}

function Photos({ session, store }: { session: PhoneSession; store: (next: PhoneSession) => void }) {
  const t = useCopy(copy);
  const legal = useLegal();
  const { api } = useRuntime();
  const { wanted, sent, documentKind } = session;
  const next = wanted.find((documentType) => !sent.includes(documentType));
  const box = useNewHeading(next ?? 'done');
  return (
    <div ref={box}>
      {next ? (
        <Stack gap={4}>
          <CaptureStep
            key={next}
            side={next === IDENTITY_DOCUMENT_SIDES[documentKind].front ? 'front' : 'back'}
            kind={documentKind}
            photo={undefined}
            upload={(file, options) =>
              api.call(uploadIdentityHandoff, {
                body: { session: session.session, documentType: next },
                file,
                ...options,
              })
            }
            onUsed={async () => store({ ...session, sent: [...sent, next] })}
          />
          <Stack gap={1}>
            <Text muted small>
              {t('from')}
            </Text>
            <Text small>{legal('idEncrypted')}</Text>
            <PrivacyLink />
          </Stack>
        </Stack>
      ) : (
        <Message heading={t('doneHeading')}>{t('done')}</Message>
      )}
    </div>
  );
}
