import { type Copy, useCopy } from '#src/brand/copy.tsx';
import { STAGE_TIME } from '#src/domain/application/progress.ts';
import type { LocationQuestion } from '#src/features/location-alert/useLocationAlert.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { DeviceChecks } from '../devices/DeviceChecks.tsx';
import { type Hours, HoursBadge } from '../hours/HoursBadge.tsx';
import { OpenSession } from '../OpenSession.tsx';
import type { NotaryPort } from '../port.ts';
import type { ONLINE } from './copy.ts';

interface OnlineIntroProps {
  port: NotaryPort;
  hours: Hours;
  copy: Copy<typeof ONLINE>;
  /** What to have at hand. */
  items: readonly string[];
  askLocation: LocationQuestion['ask'];
  /** Back into a session that is open. */
  onReturn(): void;
}

/** Before a session by video: how long it takes, when a notary is there, what to have at hand, tests of the device. */
export function OnlineIntro({ port, hours, copy, items, askLocation, onReturn }: OnlineIntroProps) {
  const t = useCopy(copy);
  return (
    <>
      <Text>
        {t('time', { minutes: STAGE_TIME.ENOTARY.minutes })} {t('intro')}
      </Text>
      <div role="status">
        <HoursBadge {...hours} />
      </div>
      <OpenSession port={port} onReturn={onReturn} />
      <Stack as="section">
        <Heading level={2}>{t('ready')}</Heading>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Stack>
      <DeviceChecks load={port.loadSample} askLocation={askLocation} />
    </>
  );
}
