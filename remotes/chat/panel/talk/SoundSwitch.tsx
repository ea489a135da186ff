import { useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { useConversation } from '../ChatContext.ts';
import { copy } from './copy.ts';
import { soundOf } from './sound.ts';

/** For as long as the tab is there; nothing sounds before somebody has asked for it. */
export function SoundSwitch() {
  const t = useCopy(copy);
  const { held } = useConversation();
  const sound = soundOf(held);
  const [isOn, setOn] = useState(sound.isOn);
  return (
    <LinkButton
      role="switch"
      aria-checked={isOn}
      onClick={() => {
        sound.toggle();
        setOn(sound.isOn());
      }}
    >
      {t(isOn ? 'soundOn' : 'soundOff')}
    </LinkButton>
  );
}
