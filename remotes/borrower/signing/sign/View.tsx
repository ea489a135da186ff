import { useEffect, useEffectEvent } from 'react';
import { message, useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { LeaveActions } from '#src/features/application/LeaveActions.tsx';
import { Ceremony } from '#src/features/e-sign/Ceremony.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useLocationAlert } from '#src/features/location-alert/useLocationAlert.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  const { uuid, profile } = useApplication();
  const flow = useFlow();
  const { location, ask, alert } = useLocationAlert(uuid);

  // After a reload the place is kept but not where the person is.
  const askAgain = useEffectEvent(async () => {
    if (!location && !(await ask())) flow.toCurrent();
  });
  useEffect(() => {
    void askAgain();
  }, []);

  return (
    <Stack gap={4}>
      <Heading level={1}>{t('heading')}</Heading>
      <Text>{t('intro')}</Text>
      {location ? (
        <Ceremony
          applicationUuid={uuid}
          email={profile.email}
          location={location}
          onDone={flow.advance}
          onStop={flow.toCurrent}
        >
          <LinkButton onClick={() => flow.toChild('support')}>{t('question')}</LinkButton>
          <LeaveActions />
        </Ceremony>
      ) : (
        <Text muted>{t('locationText')}</Text>
      )}
      {alert}
    </Stack>
  );
}
