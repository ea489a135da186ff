import { useLocation } from 'react-router';
import type { IncomeRecord } from '#src/api/contract/parts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { optionOf } from '../methods.ts';
import { correctionsOf, outcomeOf, type TranscriptOutcome } from '../transcript.ts';
import { copy } from './copy.ts';

const LOOK = {
  REQUESTED: { tone: 'success', title: 'transcriptRequested', text: 'transcriptRequestedText' },
  CANCELLED: { tone: 'info', title: 'transcriptCancelled', text: 'transcriptCancelledText' },
  REJECTED: { tone: 'warning', title: 'transcriptRejected', text: 'transcriptRejectedText' },
} as const satisfies Record<TranscriptOutcome, object>;

/** What became of the form for the IRS, to somebody who comes back from signing it. */
export function TranscriptNotice({ records }: { records: readonly IncomeRecord[] }) {
  const t = useCopy(copy);
  const flow = useFlow();
  const outcome = outcomeOf(useLocation().state);
  if (!outcome) return null;
  const { tone, title, text } = LOOK[outcome];
  const wrong = records
    .filter(({ method }) => optionOf(method) === 'pointserv')
    .flatMap((record) => correctionsOf(record.corrections));
  const [first] = wrong;
  return (
    <Alert
      tone={tone}
      title={t(title)}
      action={
        outcome === 'REQUESTED' ? null : (
          <Button variant="secondary" onClick={() => flow.toChild('link', { type: 'pointserv' })}>
            {t(outcome === 'REJECTED' ? 'transcriptCorrect' : 'transcriptAgain')}
          </Button>
        )
      }
    >
      {outcome === 'REJECTED' && first ? t(`transcriptRejected${first}`) : t(text)}
    </Alert>
  );
}
