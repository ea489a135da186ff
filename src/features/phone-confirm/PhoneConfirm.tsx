import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { sendPhoneCode } from '#src/api/contract/profile.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { type Copy, useCopy } from '#src/brand/copy.tsx';
import { type PhoneProblem, phoneDigits } from '#src/domain/person/phone.ts';
import { personalPhoneProblem } from '#src/domain/person/phones.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useCountdown } from '#src/platform/useCountdown.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { CodeField } from '#src/ui/form/CodeField.tsx';
import { FieldError } from '#src/ui/form/FieldParts.tsx';
import { useFormScope } from '#src/ui/form/formContext.ts';
import { PhoneField } from '#src/ui/form/PhoneField.tsx';
import { useAction } from '#src/ui/form/useAction.ts';
import { usePhoneText } from '#src/ui/form/usePhoneText.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Details } from '#src/ui/primitives/Details.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { VisuallyHidden } from '#src/ui/primitives/VisuallyHidden.tsx';
import { useCase } from '../case/CaseContext.ts';
import { copy as problems } from '../problems/copy.ts';
import type { PHONE_CONFIRM } from './copy.ts';
import { keepSentCode, sentCode } from './sentCode.ts';
import { isVerified, type PhoneValues } from './values.ts';

const RESEND_AFTER_MS = 30_000;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;

interface PhoneConfirmProps {
  values: Partial<PhoneValues>;
  copy: Copy<typeof PHONE_CONFIRM>;
  /** Where it is all that the page is about, the page has the heading. */
  withHeading?: boolean;
}

/** The phone, and a code that shows that it is in the person's hand. */
export function PhoneConfirm({ values, copy, withHeading = true }: PhoneConfirmProps) {
  const t = useCopy(copy);
  const problemText = useCopy(problems);
  const runtime = useRuntime();
  const { api, now } = runtime;
  const { uuid } = useCase();
  const digits = phoneDigits(values.phone);
  const phone = usePhoneText(digits);
  // The page may have been loaded again with a code in hand.
  const [before] = useState(() => {
    const at = sentCode(runtime, uuid);
    return at === undefined ? undefined : { to: digits, at };
  });
  const [sent, setSent] = useState(before);
  const resend = useCountdown();
  const [refused, setRefused] = useState<PhoneProblem>();

  const { countryPicker } = useBrand().capabilities;
  const problem = personalPhoneProblem(countryPicker)(values.phone);
  const verified = isVerified(values);
  const isSent = sent?.to === digits;
  const hasBox = isSent || Boolean(values.code);

  // Until there is a box for the code, what is wrong with the code leads to the button that sends one.
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  const { errors } = useFormScope();
  const missing = useExternalValue(errors.subscribe, () => errors.messageFor('code'));
  useEffect(
    () =>
      hasBox
        ? undefined
        : errors.register({ name: 'code', labelId: buttonId, aliases: [], target: () => button.current }),
    [hasBox, errors, buttonId],
  );

  const goOnWaiting = useEffectEvent(() => {
    if (before) resend.start(before.at + RESEND_AFTER_MS - now().getTime());
  });
  useEffect(() => goOnWaiting(), []);
  const storeSentCode = useEffectEvent((at: number | undefined) => keepSentCode(runtime, uuid, at));
  const sentAt = isSent ? sent.at : undefined;
  useEffect(() => storeSentCode(sentAt), [sentAt]);
  /** Another number need not wait for the first one's half minute. */
  const mustWait = resend.left > 0 && isSent;

  const call = useAction(async () => {
    await api.call(sendPhoneCode, { body: { phoneNumber: digits } });
    setSent({ to: digits, at: now().getTime() });
    resend.start(RESEND_AFTER_MS);
  });
  const send = () => {
    setRefused(problem);
    if (!problem) call.run();
  };
  const failure = (refused && problemText(refused)) ?? call.failure;

  return (
    <Stack gap={2} as="section">
      {withHeading ? <Heading level={2}>{t('phoneHeading')}</Heading> : null}
      <PhoneField anyCountry name="phone" label={t('phone')} />
      {verified ? (
        <Alert tone="success">{t('confirmed', { phone })}</Alert>
      ) : (
        <>
          <Text>{t('phoneHelp')}</Text>
          {failure ? <Alert tone="error">{failure}</Alert> : null}
          <Row>
            <Button
              ref={button}
              id={buttonId}
              aria-describedby={hasBox || !missing ? undefined : `${buttonId}-error`}
              variant="secondary"
              busy={call.busy}
              busyLabel={t('sending')}
              aria-disabled={mustWait || undefined}
              onClick={send}
            >
              {t(isSent ? 'sendAgain' : 'send')}
            </Button>
            {mustWait ? (
              // Said once below: a second that passes is no news to who listens.
              <Text small muted aria-hidden="true">
                {t('sendIn', { count: resend.left })}
              </Text>
            ) : null}
          </Row>
          <Text small muted role="status">
            {isSent ? t('sent', { phone }) : ''}
            {mustWait ? <VisuallyHidden> {t('sendWait')}</VisuallyHidden> : null}
          </Text>
          {hasBox ? (
            <CodeField name="code" label={t('code')} focusOn={sent !== before && sent} />
          ) : (
            <FieldError id={`${buttonId}-error`} message={missing} />
          )}
          <Details summary={t('noTexts')}>{t.rich('noTextsHelp', { phone: <SupportPhone /> })}</Details>
        </>
      )}
    </Stack>
  );
}
