import { useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { copy as uiCopy } from '#src/ui/copy.ts';
import { failureText } from '#src/ui/form/failure.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { QrCode } from '#src/ui/primitives/QrCode.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useClipboard } from '#src/ui/primitives/useClipboard.ts';
import { copy } from './copy.ts';
import type { HandoffPort } from './model.ts';

const Address = styled.span`
  overflow-wrap: anywhere;
  user-select: all;
`;

type Texted = { last4: string } | { error: unknown } | 'running';

/** The link for the phone: as a code, in writing, on the clipboard, by text. */
export function PhoneLink({ link, port }: { link: string; port: HandoffPort }) {
  const t = useCopy(copy);
  const ui = useCopy(uiCopy);
  const clipboard = useClipboard(t('copied'));
  const [texted, setTexted] = useState<Texted>();
  const text = () => {
    setTexted('running');
    port.text().then(setTexted, (error: unknown) => setTexted({ error }));
  };
  return (
    <Stack gap={2}>
      <QrCode text={link} title={t('code')} />
      <div>
        <Text strong>{t('link')}</Text>
        <Text small data-private="">
          <Address>{link}</Address>
        </Text>
        <Text small muted>
          {t('once')}
        </Text>
      </div>
      <Actions>
        <Button variant="secondary" onClick={() => void clipboard.put(link)}>
          {t(clipboard.state === 'copied' ? 'copied' : 'copy')}
        </Button>
        <Button variant="secondary" busy={texted === 'running'} busyLabel={t('texting')} onClick={text}>
          {t('text')}
        </Button>
      </Actions>
      {clipboard.state === 'refused' ? <Text small>{t('copyRefused')}</Text> : null}
      {typeof texted === 'object' && 'last4' in texted ? (
        <Alert tone="success">{t('texted', { last4: texted.last4 })}</Alert>
      ) : null}
      {typeof texted === 'object' && 'error' in texted ? (
        <Alert tone="error">{failureText(texted.error, ui)}</Alert>
      ) : null}
    </Stack>
  );
}
