import { useCopy } from '#src/brand/copy.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useNotifications } from '../call/notification.ts';
import { copy } from './copy.ts';

export interface CallSettingsProps {
  sound: boolean;
  onSound: (on: boolean) => void;
}

/** How the person is called: the sound can be turned off; a notification is shown only if they ask for it. */
export function CallSettings({ sound, onSound }: CallSettingsProps) {
  const t = useCopy(copy);
  const { allowed, ask } = useNotifications();
  return (
    <>
      <Actions>
        <Button variant="secondary" onClick={() => onSound(!sound)}>
          {t(sound ? 'soundOff' : 'soundOn')}
        </Button>
        {allowed === 'default' ? (
          <Button variant="secondary" onClick={() => void ask()}>
            {t('notifyMe')}
          </Button>
        ) : null}
      </Actions>
      {allowed === 'granted' || allowed === 'denied' ? (
        <Text muted>{t(allowed === 'granted' ? 'notifyGranted' : 'notifyDenied')}</Text>
      ) : null}
    </>
  );
}
