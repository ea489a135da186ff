import { useCopy } from '#src/brand/copy.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { copy } from './copy.ts';

/** A session that came to nothing without a reason of the notary's: what happened, again, the other way, a person to ask. */
export function SessionFailed({ ending }: { ending: 'noShow' | 'lost' }) {
  const t = useCopy(copy);
  const flow = useFlow();
  const heading = useFocusOn<HTMLHeadingElement>();
  return (
    <Stack gap={3} as="section">
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t(`${ending}Heading`)}
      </Heading>
      <Text>{t(`${ending}Text`)}</Text>
      <Actions>
        <Button onClick={flow.toCurrent}>{t('startAgain')}</Button>
        <Button variant="secondary" onClick={() => flow.toChild('schedule')}>
          {t('inPerson')}
        </Button>
      </Actions>
      <Text muted>{t.rich('help', { phone: <SupportPhone /> })}</Text>
    </Stack>
  );
}
