import type { ReactNode } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useAction } from '#src/ui/form/useAction.ts';
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
  const done = useAction(onDone);
  const heading = useFocusOn<HTMLHeadingElement>();
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
          {done.failure ? (
            <Alert tone="error" title={t('nextFailed')}>
              {done.failure}
            </Alert>
          ) : null}
          <Actions>
            <Button size="large" busy={done.busy} onClick={done.run}>
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
