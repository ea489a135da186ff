import { useCopy } from '#src/brand/copy.tsx';
import { UNDERWRITING_STATUSES } from '#src/domain/application/underwriting.ts';
import { isOneOf } from '#src/domain/enums.ts';
import type { TitleQuestion } from '#src/domain/property/propertyAnswers.ts';
import { formatList } from '#src/domain/text/format.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { useApplication } from '../application/ApplicationContext.ts';
import { CheckAgain } from '../flow/CheckAgain.tsx';
import { useFlow } from '../flow/FlowContext.ts';
import { InsuranceTask } from '../insurance/InsuranceTask.tsx';
import { copy } from './copy.ts';
import type { PendingTask } from './pendingTask.ts';

/** The screens on which questions of the title search are answered, by their names as children. */
const ANSWERED_ON = { PARCEL: 'parcel', OWNERSHIP: 'ownership' } as const;

/** What the person is asked while they wait, if anything, and the way to what is reviewed. */
export function WhileWaiting({ asked }: { asked: PendingTask | undefined }) {
  const t = useCopy(copy);
  const flow = useFlow();
  const { heloc, status } = useApplication();
  const disputed = heloc.recordedLiens?.filter(({ dispute }) => dispute) ?? [];
  return (
    <>
      {status.checklistStatus === 'GEN_CLOSING_DISCLOSURE' ? <InsuranceTask heloc={heloc} /> : null}
      {asked && asked !== 'INSURANCE' ? <Question question={asked} /> : null}
      {disputed.length > 0 ? (
        <Alert tone="info" quiet title={t('disputed')}>
          {t('disputedText', { lenders: formatList(disputed.map(({ lender }) => lender)) })}
        </Alert>
      ) : null}
      {heloc.underwriting && isOneOf(UNDERWRITING_STATUSES, status.checklistStatus) ? (
        <div>
          <LinkButton onClick={() => flow.toChild('underwriting')}>{t('underwriting')}</LinkButton>
        </div>
      ) : null}
      <CheckAgain copy={copy} isSecondary={asked !== undefined} />
    </>
  );
}

function Question({ question }: { question: TitleQuestion }) {
  const t = useCopy(copy);
  const flow = useFlow();
  return (
    <Alert
      tone="warning"
      quiet
      title={t('question')}
      action={<Button onClick={() => flow.toChild(ANSWERED_ON[question])}>{t('answer')}</Button>}
    >
      {t(`question${question}`)}
    </Alert>
  );
}
