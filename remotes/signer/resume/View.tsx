import { message, useCopy } from '#src/brand/copy.tsx';
import { formatAddress } from '#src/domain/property/address.ts';
import { CheckAgain } from '#src/features/flow/CheckAgain.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { useNewHeading } from '#src/features/screens/useNewHeading.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { type Step, StepList } from '#src/ui/layout/StepList.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useSigner } from '../flow/SignerContext.ts';
import { isKnown, rowOf, type SignerStep, STEPS } from '../flow/table.ts';
import { copy } from './copy.ts';
import { Finished } from './Finished.tsx';

export const title = message(copy, 'heading');

const NEXT = { identity: 'identityNext', documents: 'documentsNext', notary: 'notaryNext' } as const;

/** What a step list shows; having arrived at `done` completes it, too. */
function stateOf(step: SignerStep, current: SignerStep): Step['state'] {
  const [at, now] = [STEPS.indexOf(step), STEPS.indexOf(current)];
  if (at < now || current === 'done') return 'done';
  return at === now ? 'current' : 'todo';
}

/** Who asked, for which home, the steps, and the way on. */
export function View() {
  const t = useCopy(copy);
  const signer = useSigner();
  const flow = useFlow();
  useRefetchWhileVisible(flow.recheck);
  const { borrower, property } = signer;
  const { step } = rowOf(signer);
  const box = useNewHeading(step === 'done' ? 'finished' : 'steps');
  return (
    <div ref={box}>
      <Stack gap={4}>
        <Heading level={1}>{t(step === 'done' ? 'finished' : 'heading')}</Heading>
        <Text>{t('intro', { borrower, address: formatAddress(property) })}</Text>
        <StepList
          aria-label={t('steps')}
          steps={STEPS.map((each) => ({ label: t(each), state: stateOf(each, step) }))}
        />
        {step === 'done' ? <Finished /> : <Next step={step} isOpen={isKnown(signer)} />}
      </Stack>
    </div>
  );
}

/** `isOpen`: there is a page to go on to. */
function Next({ step, isOpen }: { step: Exclude<SignerStep, 'done'>; isOpen: boolean }) {
  const t = useCopy(copy);
  const flow = useFlow();
  return (
    <Card as="section">
      <Stack>
        <Heading level={2}>{t('nextHeading')}</Heading>
        <Text>{t(NEXT[step])}</Text>
        {isOpen ? (
          <Actions>
            <Button size="large" onClick={flow.toCurrent}>
              {t('goOn')}
            </Button>
          </Actions>
        ) : (
          <>
            <Text>{t.rich('wait', { phone: <SupportPhone /> })}</Text>
            <CheckAgain copy={copy} />
          </>
        )}
      </Stack>
    </Card>
  );
}
