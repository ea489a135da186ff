import { useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from '../copy.ts';
import type { ControlRowProps } from './ControlBox.tsx';
import type { FieldTexts } from './FieldParts.tsx';

/** Whether a concealed value is shown, and the button that changes it. */
export function useShown({ name, label }: Pick<FieldTexts, 'name' | 'label'>): {
  shown: boolean;
  toggle: NonNullable<ControlRowProps['toggle']>;
} {
  const t = useCopy(copy);
  const [shown, setShown] = useState(false);
  const named = { label: typeof label === 'string' ? label : name };
  return {
    shown,
    toggle: {
      label: shown ? t('hideNamed', named) : t('showNamed', named),
      text: shown ? t('hide') : t('show'),
      onClick: () => setShown(!shown),
    },
  };
}
