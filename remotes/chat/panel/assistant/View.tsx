import { message, useCopy } from '#src/brand/copy.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useConversation } from '../ChatContext.ts';
import { Debug } from '../debug/Debug.tsx';
import { Talk } from '../talk/Talk.tsx';
import { copy } from './copy.ts';
import { useAssistant } from './useAssistant.ts';

export const title = message(copy, 'heading');

/** Outside opening hours a program answers (docs/rules.md#the-assistant). */
export function View() {
  const t = useCopy(copy);
  const { askForPerson, hours } = useConversation();
  const conversation = useAssistant();
  return (
    <Stack gap={2}>
      <Heading level={3} tabIndex={-1}>
        {t('heading')}
      </Heading>
      <Text small>{t(hours?.isOpen ? 'here' : 'away')}</Text>
      <Talk
        conversation={conversation}
        aside={<LinkButton onClick={askForPerson}>{t('person')}</LinkButton>}
      />
      <Text small muted>
        {t('private')}
      </Text>
      <Debug part="keys" />
    </Stack>
  );
}
