import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { IncomeRecord } from '#src/api/contract/parts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { words } from '#src/brand/words.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { optionOf } from '#src/features/income/methods.ts';
import { useToast } from '#src/ui/overlay/toast.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { correctionsOf, outcomeOf, type TranscriptOutcome } from '../transcript.ts';
import { copy } from './copy.ts';

const LOOK = {
  CANCELLED: { tone: 'info', title: 'transcriptCancelled', text: 'transcriptCancelledText' },
  REJECTED: { tone: 'warning', title: 'transcriptRejected', text: 'transcriptRejectedText' },
} as const satisfies Record<Exclude<TranscriptOutcome, 'REQUESTED'>, object>;

/** The result of the IRS form, for a person who comes back from signing it. */
export function TranscriptNotice({ records }: { records: readonly IncomeRecord[] }) {
  const t = useCopy(copy);
  const flow = useFlow();
  const outcome = outcomeOf(useLocation().state);
  if (!outcome) return null;
  if (outcome === 'REQUESTED') return <Requested />;
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
        <Button variant="secondary" onClick={() => flow.toChild('link', { type: 'pointserv' })}>
          {t(outcome === 'REJECTED' ? 'transcriptCorrect' : 'transcriptAgain')}
        </Button>
      }
    >
      {outcome === 'REJECTED' && first ? t(`transcriptRejected${first}`) : t(text)}
    </Alert>
  );
}

/** A toast, shown once: afterwards the list below has the request. */
function Requested() {
  const showToast = useToast();
  const navigate = useNavigate();
  const { search } = useLocation();
  const announce = useEffectEvent(() => {
    showToast({ text: words(copy, 'transcriptRequested'), tone: 'success' });
    navigate({ search }, { replace: true, state: null });
  });
  useEffect(() => announce(), []);
  return null;
}
