import { useEffect, useState } from 'react';
import { sendPhoneCode } from '#src/api/contract/profile.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { formatPhone, phoneDigits, phoneProblem } from '#src/domain/phone.ts';
import { copy as problems } from '#src/features/problems/copy.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { CodeField } from '#src/ui/form/CodeField.tsx';
import { PhoneField } from '#src/ui/form/PhoneField.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Details } from '#src/ui/primitives/Details.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { CallFailure } from './CallFailure.tsx';
import { copy } from './copy.ts';
import { type ContactValues, isVerified } from './values.ts';

const RESEND_AFTER_MS = 30_000;

/** The phone, and a code that shows that it is in the applicant's hand. */
export function PhoneConfirm({ values }: { values: Partial<ContactValues> }) {
  const t = useCopy(copy);
  const problemText = useCopy(problems);
  const { api } = useRuntime();
  const [sentTo, setSentTo] = useState<string>();
  const [waiting, setWaiting] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ cause: unknown }>();

  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setWaiting(false), RESEND_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waiting]);

  const digits = phoneDigits(values.phone);
  const problem = phoneProblem(values.phone);
  const verified = isVerified(values);
  /** Another number need not wait for the first one's half minute. */
  const mustWait = waiting && sentTo === digits;

  const send = async () => {
    setFailure(problem ? { cause: problemText(problem) } : undefined);
    if (problem) return;
    setBusy(true);
    try {
      await api.call(sendPhoneCode, { body: { phoneNumber: digits } });
      setSentTo(digits);
      setWaiting(true);
    } catch (cause) {
      setFailure({ cause });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack gap={2} as="section">
      <Heading level={2}>{t('phoneHeading')}</Heading>
      <PhoneField name="phone" label={t('phone')} />
      {verified ? (
        <Alert tone="success">{t('confirmed', { phone: formatPhone(digits) })}</Alert>
      ) : (
        <>
          <Text>{t('phoneHelp')}</Text>
          {failure ? <CallFailure cause={failure.cause} /> : null}
          <div>
            <Button
              variant="secondary"
              busy={busy}
              busyLabel={t('sending')}
              aria-disabled={mustWait || undefined}
              onClick={() => void send()}
            >
              {sentTo === digits ? t('sendAgain') : t('send')}
            </Button>
          </div>
          <Text small muted role="status">
            {sentTo === digits ? t('sent', { phone: formatPhone(digits) }) : ''}
            {mustWait ? ` ${t('sendWait')}` : ''}
          </Text>
          <CodeField name="code" label={t('code')} />
          <Details summary={t('noTexts')}>{t('noTextsHelp')}</Details>
        </>
      )}
    </Stack>
  );
}
