import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useCopy } from '#src/brand/copy.tsx';
import { fillGaps } from '#src/domain/registration/prefill.ts';
import type { RegistrationAnswers, RegistrationStepId } from '#src/domain/registration/registration.ts';
import { prefillAtom } from '#src/features/registration/registrationAtom.ts';
import { useRegistration } from '#src/features/registration/useRegistration.ts';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from '../copy.ts';
import { fillOpenFields, isBlank } from './fillOpenFields.ts';

interface PrefilledProps {
  step: RegistrationStepId;
  read(answers: RegistrationAnswers): object;
}

/** Fills what arrives while the step is shown into untouched fields, and says that something was filled in. */
export function Prefilled({ step, read }: PrefilledProps) {
  const t = useCopy(copy);
  const announce = useAnnounce();
  const form = useForm();
  const registration = useRegistration();
  const prefill = useAtomValue(prefillAtom);
  const shown = useRef(prefill);
  const [isFilled, setFilled] = useState(() => {
    const { answers, typed } = registration.get();
    const without: Record<string, unknown> = { ...read(answers), ...typed[step] };
    return Object.entries(read(prefill ?? {})).some(
      ([name, value]) => !isBlank(value) && isBlank(without[name]),
    );
  });

  const arrive = useEffectEvent(() => {
    const filled = fillOpenFields(form, step, read(fillGaps(registration.get().answers, prefill ?? {})));
    if (!filled) return;
    setFilled(true);
    announce(t('prefilled'));
  });
  useEffect(() => {
    if (shown.current === prefill) return;
    shown.current = prefill;
    arrive();
  }, [prefill]);

  return isFilled ? <Text muted>{t('prefilled')}</Text> : null;
}
