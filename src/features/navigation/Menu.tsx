import type { ReactNode } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { PopoverButton } from '#src/ui/overlay/Popover.tsx';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { copy } from './copy.ts';

interface MenuProps {
  name: 'apps' | 'profile';
  children: (leave: (go: () => void) => void) => ReactNode;
}

/** A button of the bar with a list of links. */
export function Menu({ name, children }: MenuProps) {
  const t = useCopy(copy);
  const { telemetry } = useRuntime();
  return (
    <PopoverButton
      name={t(name)}
      label={
        <>
          {t(name)}
          <Icon name="chevron" size={1} />
        </>
      }
      onOpen={() => telemetry.track('heloc_menu_opened', { menu: name })}
    >
      {(close) =>
        children((go) => {
          close();
          go();
        })
      }
    </PopoverButton>
  );
}
