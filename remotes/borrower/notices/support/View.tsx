import { useState } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { message, useCopy } from '#src/brand/copy.tsx';
import { ChatButton } from '#src/features/shell/ChatButton.tsx';
import { EmailLink, PhoneLink } from '#src/features/shell/ContactLinks.tsx';
import { FooterHours } from '#src/features/shell/FooterHours.tsx';
import { useSteadyChat } from '#src/platform/useChat.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { Notice } from '../Notice.tsx';
import { PageLink } from '../PageLink.tsx';
import { copy } from './copy.ts';
import { SupportForm } from './SupportForm.tsx';

export const title = message(copy, 'pageTitle');

/** `/register/support` */
export function View() {
  const t = useCopy(copy);
  const { supportPhone, supportEmail } = useBrand().companyInfo;
  const [chat, steady] = useSteadyChat();
  const reason = new URLSearchParams(useLocation().search).get('reason');
  const [sent, setSent] = useState<{ reference: string; email: string }>();
  const thanks = useFocusOn<HTMLDivElement>(sent);
  return (
    <Notice heading={t('heading')}>
      {reason === 'account-setup' ? <SetupFailed /> : null}
      <Text>{t('text')}</Text>
      <PhoneLink number={supportPhone} />
      <EmailLink address={supportEmail} />
      {chat ? (
        <Stack align="start" {...steady}>
          <ChatButton />
        </Stack>
      ) : null}
      <Heading level={2}>{t('write')}</Heading>
      {sent ? (
        <Alert tone="success" title={t('sent', sent)} ref={thanks}>
          {t('answer', { address: sent.email })}
        </Alert>
      ) : (
        <SupportForm onSent={setSent} />
      )}
      <FooterHours />
    </Notice>
  );
}

/** Explains a redirect to this page, and offers the way back. */
function SetupFailed() {
  const t = useCopy(copy);
  return (
    <Alert
      tone="warning"
      quiet
      action={<PageLink pathname="/register/account-setup">{t('setupAgain')}</PageLink>}
    >
      {t('setupFailed')}
    </Alert>
  );
}
