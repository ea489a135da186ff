import { useCopy } from '#src/brand/copy.tsx';
import type { NotaryEnding } from '#src/domain/notary/notarySession.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { copy } from './copy.ts';

/** How a session ends without success, beside a failure whose reason has a page of its own. */
export type Unsuccessful = Exclude<NotaryEnding, 'COMPLETED' | 'FAILED'> | 'LOST';

/** What happened, again, the other way, a person to ask (docs/rules.md#end-of-a-notary-session). */
export function SessionFailed({
  ending,
  onAgain,
  onInPerson,
}: {
  ending: Unsuccessful;
  onAgain(): void;
  onInPerson(): void;
}) {
  const t = useCopy(copy);
  const heading = useFocusOn<HTMLHeadingElement>();
  return (
    <Stack gap={3} as="section">
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t(`heading${ending}`)}
      </Heading>
      <Text>{t(`text${ending}`)}</Text>
      <Actions>
        <Button onClick={onAgain}>{t('startAgain')}</Button>
        <Button variant="secondary" onClick={onInPerson}>
          {t('inPerson')}
        </Button>
      </Actions>
      <Text muted>{t.rich('help', { phone: <SupportPhone /> })}</Text>
    </Stack>
  );
}
