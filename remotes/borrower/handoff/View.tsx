import { ApiError } from '#src/api/client/apiError.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { useNewHeading } from '#src/features/screens/useNewHeading.ts';
import { copy as uiCopy } from '#src/ui/copy.ts';
import { failureText } from '#src/ui/form/failure.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { copy } from './copy.ts';
import { Files } from './Files.tsx';
import { Message } from './Message.tsx';
import { Photos } from './Photos.tsx';
import type { PhoneViewProps } from './phoneSession.ts';
import { usePhoneSession } from './usePhoneSession.ts';

export const title = message(copy, 'pageTitle');

/** On the phone: sends what the person at the computer asked for. The phone has no session. */
export function View() {
  const t = useCopy(copy);
  const { session, store, opening } = usePhoneSession();
  if (session) return <Wanted session={session} store={store} />;
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

function Wanted({ session, store }: PhoneViewProps) {
  const t = useCopy(copy);
  const { documentKind, wanted, sent, isDone } = session;
  const box = useNewHeading(isDone ? 'done' : documentKind ? String(sent.length) : 'files');
  const [slot] = wanted;
  return (
    <div ref={box}>
      {isDone || !slot ? (
        <Message heading={t('doneHeading')}>{t('done')}</Message>
      ) : documentKind ? (
        <Photos session={session} store={store} kind={documentKind} />
      ) : (
        <Files session={session} store={store} slot={slot} />
      )}
    </div>
  );
}
