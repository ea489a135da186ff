import { useCopy } from '#src/brand/copy.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { OtherMethods } from '../OtherMethods.tsx';
import { copy } from './copy.ts';

/** A link that is not back from our form, in this tab. */
export function Expired() {
  const t = useCopy(copy);
  const flow = useFlow();
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('expiredHeading')}</Heading>
      <Text>{t('expired')}</Text>
      <Actions>
        <Button size="large" onClick={() => flow.toChild('link', { type: 'pointserv' })}>
          {t('start')}
        </Button>
      </Actions>
      <OtherMethods not="pointserv" />
    </Stack>
  );
}
