import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Signer } from '#src/api/contract/parts.ts';
import type { Status } from '#src/api/contract/status.ts';
import { signersQuery } from '#src/api/queries/signers.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { message, type Translate, useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow, useHold } from '#src/features/flow/FlowContext.ts';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { useStatusWatch } from '#src/features/flow/useStatusWatch.ts';
import { isFirstTry } from '#src/features/screens/isFirstTry.ts';
import { useScreenTitle } from '#src/features/screens/pageTitle.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { joinNames, signerName } from '#src/features/signers/signers.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { Cancellation } from './Cancellation.tsx';
import { copy } from './copy.ts';
import { Documents } from './Documents.tsx';
import { canCancel, isCancellable, paysOut } from './facts.ts';
import { Funds, Payments } from './Money.tsx';
import { Payoffs } from './Payoffs.tsx';
import { Timeline } from './Timeline.tsx';
import { useClosingDocuments } from './useClosingDocuments.ts';
import { useEmitComplete } from './useEmitComplete.ts';
import { WaitingForOthers } from './WaitingForOthers.tsx';

export const title = message(copy, 'pageTitle');

type T = Translate<(typeof copy)['strings']>;

function headingFor(t: T, heloc: Heloc, status: Status, pending: readonly Signer[]): string {
  const { county } = heloc.property;
  switch (status.checklistStatus) {
    case 'DEED_SIGNING':
      return pending.length > 0
        ? t('headingWaiting', { names: joinNames(pending.map(signerName)) })
        : t('headingSigned');
    case 'RECORDING':
    case 'FUNDABLE':
      return county ? t('headingRecording', { county }) : t('headingRecordingPlain');
    case 'FUNDING_DECISION':
      return t(paysOut(heloc) ? 'headingFunding' : 'headingFundingUnpaid');
    case 'DIRECT_DEBT_PAYOFF':
      return t('headingPayoff');
    default:
      if (isCancellable(heloc)) return t('headingRescission');
      return t(paysOut(heloc) ? 'headingNoRescission' : 'headingNoRescissionUnpaid');
  }
}

export function View() {
  const t = useCopy(copy);
  const runtime = useRuntime();
  const { uuid, heloc, profile, status } = useApplication();
  const flow = useFlow();
  const [receipt, setReceipt] = useState<string>();
  useHold(receipt !== undefined);
  const signing = status.checklistStatus === 'DEED_SIGNING';
  const signers = useQuery({ ...signersQuery(runtime.api, uuid), enabled: signing });
  useEmitComplete();
  const documents = useClosingDocuments();
  const pending = (signers.data?.signers ?? heloc.helocSigners).filter(
    (signer) => signer.status !== 'SIGNED',
  );
  // No other party is waited for: the next status is seconds away. A cancelled line would take its receipt with it.
  useStatusWatch(signing && pending.length === 0 && !receipt);
  useRefetchWhileVisible(async () => {
    if (receipt) return;
    await Promise.all([flow.recheck(), signing ? signers.refetch({ throwOnError: true }) : undefined]);
  });

  const heading = receipt ? t('cancelledHeading') : headingFor(t, heloc, status, pending);
  useScreenTitle(heading);
  if (receipt) return <Receipt heading={heading} reference={receipt} />;
  const waiting = signing && pending.length > 0;
  return (
    <Stack gap={4}>
      <Heading level={1}>{heading}</Heading>
      {waiting ? <WaitingForOthers signers={signers.data?.signers ?? heloc.helocSigners} /> : null}
      {signing && !waiting ? <Text>{t('finishingText')}</Text> : null}
      <Timeline />
      {signing ? null : <Text>{t('leave', { address: profile.email })}</Text>}
      {canCancel(heloc, status, runtime.now()) ? (
        <Cancellation {...documents} onCancelled={setReceipt} />
      ) : null}
      {signing || !paysOut(heloc) ? null : <Funds />}
      <Payoffs />
      {signing ? null : <Payments />}
      <Documents {...documents} />
      {signing || isFirstTry(documents.query) ? null : (
        <Stack as="section">
          <Heading level={2}>{t('drawsHeading')}</Heading>
          <Text>{t('drawsText')}</Text>
          <div>
            <Button variant="secondary" onClick={() => runtime.leave('/dashboard')}>
              {t('setUp')}
            </Button>
          </div>
        </Stack>
      )}
      {signing || isFirstTry(documents.query) ? null : <Review />}
      <TalkToUs />
    </Stack>
  );
}

function Review() {
  const t = useCopy(copy);
  const { reviewUrl } = useBrand().companyInfo;
  return reviewUrl ? (
    <Stack as="section" gap={1}>
      <Heading level={2}>{t('reviewHeading')}</Heading>
      <div>
        <TextLink alone href={reviewUrl} newTab>
          {t('review')}
        </TextLink>
      </div>
    </Stack>
  ) : null;
}

function Receipt({ heading, reference }: { heading: string; reference: string }) {
  const t = useCopy(copy);
  const { leave } = useRuntime();
  const flow = useFlow();
  const title = useFocusOn<HTMLHeadingElement>();
  // The page around it stops counting steps and showing the offer once it knows.
  useEffect(() => void flow.refresh().catch(() => {}), [flow]);
  return (
    <Stack gap={4}>
      <Heading level={1} ref={title}>
        {heading}
      </Heading>
      <Text>{t('cancelledText', { reference })}</Text>
      <div>
        <Button onClick={() => leave('/dashboard')}>{t('dashboard')}</Button>
      </div>
      <TalkToUs />
    </Stack>
  );
}
