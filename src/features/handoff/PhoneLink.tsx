import { useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { useAction } from '#src/ui/form/useAction.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { EXCLUDED } from '#src/ui/primitives/masks.ts';
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

/** The link for the phone: as a code, in writing, on the clipboard, by text. */
export function PhoneLink({ link, port }: { link: string; port: HandoffPort }) {
  const t = useCopy(copy);
  const clipboard = useClipboard(t('copied'));
  const [texted, setTexted] = useState<{ last4: string }>();
  const { run, busy, failure } = useAction(async () => {
    setTexted(undefined);
    setTexted(await port.text());
  });
  return (
    <Stack gap={2}>
      <QrCode text={link} title={t('code')} />
      <div>
        <Text strong>{t('link')}</Text>
        <Text small {...EXCLUDED}>
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
        <Button variant="secondary" busy={busy} busyLabel={t('texting')} onClick={run}>
          {t('text')}
        </Button>
      </Actions>
      {clipboard.state === 'refused' ? <Text small>{t('copyRefused')}</Text> : null}
      {texted ? <Alert tone="success">{t('texted', { last4: texted.last4 })}</Alert> : null}
      {failure ? <Alert tone="error">{failure}</Alert> : null}
    </Stack>
  );
}
