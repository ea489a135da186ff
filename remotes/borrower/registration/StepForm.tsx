import { type ReactNode, useId, useState } from 'react';
import { type To, useHref, useLinkClickHandler, useNavigate } from 'react-router';
import { useCopy } from '#src/brand/copy.tsx';
import { fillGaps } from '#src/domain/registration/prefill.ts';
import {
  nextStep,
  previousStep,
  type RegistrationAnswers,
  type RegistrationStepId,
} from '#src/domain/registration/registration.ts';
import { ScreenForm } from '#src/features/form/ScreenForm.tsx';
import { FormSavedIndicator } from '#src/features/registration/FormSavedIndicator.tsx';
import { useRegistration } from '#src/features/registration/useRegistration.ts';
import { blurPressed } from '#src/features/screens/headingFocus.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import type { FormShellProps } from '#src/ui/form/FormShell.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { copy } from './copy.ts';
import { useRegistrationFlow } from './flow.ts';
import { useEarlyExit } from './gates/useEarlyExit.ts';
import { Prefilled } from './prefill/Prefilled.tsx';
import { useLatestSearch } from './useLatestSearch.ts';

type Passed<Values extends object> = Pick<
  FormShellProps<Values>,
  | 'schema'
  | 'children'
  | 'confirmBeforeSubmit'
  | 'footer'
  | 'requiredNote'
  | 'submitBlockedBy'
  | 'submitLabel'
>;

export interface StepFormProps<Values extends object> extends Passed<Values> {
  step: RegistrationStepId;
  heading: string;
  /** Between the heading and the intro. */
  lead?: ReactNode;
  intro?: ReactNode;
  /** The fields as the answers fill them, for what was not typed here. */
  read(answers: RegistrationAnswers): Partial<Values>;
  /** What the submitted fields answer. */
  write(values: Values): Partial<RegistrationAnswers>;
  /** Fields that are kept nowhere. */
  secrets?: readonly (keyof Values & string)[];
  /** Whether one may go on with these values; shows what is in the way. The button is busy meanwhile. */
  allow?(values: Values): Promise<boolean>;
  /** What the last step does; the others lead to the step after them. */
  finish?(values: Values): Promise<void>;
}

function without<Values extends object>(values: Partial<Values>, names: readonly (keyof Values)[]) {
  const kept = { ...values };
  for (const name of names) delete kept[name];
  return kept;
}

/**
 * The form of a step: keeps every letter, hands the answers over when it is submitted, and goes to whatever step comes
 * next for these answers.
 */
export function StepForm<Values extends object>({
  step,
  heading,
  lead,
  intro,
  read,
  write,
  secrets = [],
  allow,
  finish,
  children,
  ...form
}: StepFormProps<Values>) {
  const t = useCopy(copy);
  const flow = useRegistrationFlow();
  const registration = useRegistration();
  const earlyExit = useEarlyExit();
  const navigate = useNavigate();
  const { root, now, answered } = useRuntime();
  const latestSearch = useLatestSearch();
  const id = useId();
  const [initial] = useState(() => {
    const { answers, typed, prefill = {} } = registration.get();
    return { ...read(fillGaps(answers, prefill)), ...(typed[step] as Partial<Values> | undefined) };
  });
  const before = previousStep(step, flow.facts());

  async function submit(values: Values) {
    if (allow && !(await allow(values))) return;
    // A person who continues has seen the step's texts.
    registration.note({ shownAt: { [step]: now().toISOString(), ...registration.get().shownAt } });
    registration.answer(write(values));
    if (await earlyExit()) return;
    const next = nextStep(step, flow.facts());
    if (!next) return finish?.(values);
    answered();
    navigate(flow.to(next, latestSearch()));
    blurPressed(root);
  }

  return (
    <Stack gap={3}>
      <Heading level={1} id={id}>
        {heading}
      </Heading>
      {lead}
      {intro ? <Text>{intro}</Text> : null}
      <ScreenForm<Values>
        {...form}
        name={step}
        aria-labelledby={id}
        draft={{ values: initial, save: (values) => registration.type(step, without(values, secrets)) }}
        onSubmit={submit}
        lead={<Prefilled step={step} read={read} />}
        leaveActions={
          <Stack direction="row" gap={2}>
            {before ? <BackLink to={flow.to(before)} /> : null}
            {secrets.length === 0 ? <FormSavedIndicator name={step}>{t('saved')}</FormSavedIndicator> : null}
          </Stack>
        }
      >
        {children}
      </ScreenForm>
    </Stack>
  );
}

function BackLink({ to }: { to: To }) {
  const t = useCopy(copy);
  const href = useHref(to);
  const onClick = useLinkClickHandler(to);
  return (
    <TextLink href={href} onClick={onClick}>
      {t('back')}
    </TextLink>
  );
}
