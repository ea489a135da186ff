import { type ReactNode, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { copy as uiCopy } from '#src/ui/copy.ts';
import { failureText } from '#src/ui/form/failure.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { copy } from './copy.ts';
import { type Downloadable, Downloads } from './Downloads.tsx';
import { Signature } from './Signature.tsx';
import type { Adopted } from './schema.ts';
import type { Ending } from './useCeremony.ts';

const HEADING = {
  completed: 'receiptHeading',
  declined: 'declinedHeading',
  expired: 'expiredTitle',
} as const satisfies Record<Ending['kind'], string>;

/** How a ceremony ended, and the way on. */
export function CeremonyEnd({
  ending,
  email,
  adopted,
  documents,
  read,
  reopening,
  reopenFailed,
  onReopen,
  onDone,
  children,
}: {
  ending: Ending;
  email: string;
  /** As it was adopted on this page. */
  adopted: Adopted | undefined;
  documents: readonly Downloadable[];
  read: (documentUuid: string) => Promise<Blob>;
  reopening: boolean;
  reopenFailed: boolean;
  onReopen: () => void;
  onDone: () => Promise<void>;
  /** The ways to leave, where it is not over. */
  children: ReactNode;
}) {
  const t = useCopy(copy);
  const ui = useCopy(uiCopy);
  const [leaving, setLeaving] = useState(false);
  const [stuck, setStuck] = useState<{ error: unknown }>();
  const heading = useFocusOn<HTMLHeadingElement>();
  const done = async () => {
    setLeaving(true);
    setStuck(undefined);
    await onDone()
      .catch((error: unknown) => setStuck({ error }))
      .finally(() => setLeaving(false));
  };
  return (
    <Stack as="section">
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t(HEADING[ending.kind])}
      </Heading>
      {ending.kind === 'declined' ? (
        <Text>{t.rich('declinedText', { reference: ending.reference, phone: <SupportPhone /> })}</Text>
      ) : null}
      {ending.kind === 'expired' ? <Text>{t('expiredText')}</Text> : null}
      {ending.kind === 'completed' ? (
        <>
          <Text>{t('receiptText', { address: email })}</Text>
          {adopted ? (
            <SummaryList rows={[{ term: t('receiptSigned'), value: <Signature adopted={adopted} /> }]} />
          ) : null}
          <Heading level={3}>{t('receiptList')}</Heading>
          <Downloads documents={documents} read={read} />
          {stuck ? (
            <Alert tone="error" title={t('nextFailed')}>
              {failureText(stuck.error, ui)}
            </Alert>
          ) : null}
          <Actions>
            <Button size="large" busy={leaving} onClick={() => void done()}>
              {t('continue')}
            </Button>
          </Actions>
        </>
      ) : (
        <>
          {reopenFailed && !reopening ? <Alert tone="error">{t('openFailed')}</Alert> : null}
          <Actions>
            <Button busy={reopening} busyLabel={t('opening')} onClick={onReopen}>
              {t(ending.kind === 'declined' ? 'declinedBack' : 'expiredAgain')}
            </Button>
            {children}
          </Actions>
        </>
      )}
    </Stack>
  );
}
