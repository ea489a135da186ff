import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { contactQuery } from '#src/api/queries/contact.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { message, useCopy } from '#src/brand/copy.tsx';
import { nameRules } from '#src/domain/person/names.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useToday } from '#src/features/case/useToday.ts';
import { type Draft, useDraft } from '#src/features/drafts/useDraft.ts';
import { WithDraft } from '#src/features/drafts/WithDraft.tsx';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { useScreenTitle } from '#src/features/screens/pageTitle.ts';
import { usePages } from '#src/features/screens/usePages.ts';
import { useSubstep } from '#src/features/shell/substep.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { VisuallyHidden } from '#src/ui/primitives/VisuallyHidden.tsx';
import { ContactForm } from './ContactForm.tsx';
import { copy } from './copy.ts';
import { contactFrom } from './saved.ts';
import { furthestStep, STEPS, type StepName } from './schema.ts';
import { type ContactFacts, type ContactValues, initialContact } from './values.ts';

export const title = message(copy, 'heading');

/** What each page is called in the progress, and its heading (docs/rules.md#headings-of-pages). */
const PAGES = {
  purpose: { label: 'stepPurpose', heading: 'heading' },
  title: { label: 'stepTitle', heading: 'title' },
  marital: { label: 'stepMarital', heading: 'marital' },
  mailing: { label: 'stepMailing', heading: 'reach' },
  housing: { label: 'stepHousing', heading: 'hoa' },
} as const satisfies Record<StepName, { label: string; heading: string }>;

export function View() {
  const { api } = useRuntime();
  const t = useCopy(copy);
  const { uuid, editing } = useApplication();
  const draft = useDraft<ContactValues>({ omit: ['code'] });
  const saved = useQuery({ ...contactQuery(api, uuid), enabled: editing });
  return (
    <WithDraft draft={draft} heading={t('heading')}>
      {() =>
        editing ? (
          <Loaded query={saved}>{(body) => <Contact draft={draft} given={contactFrom(body)} />}</Loaded>
        ) : (
          <Contact draft={draft} />
        )
      }
    </WithDraft>
  );
}

/** Which page is shown follows from the address and the answers: never one whose predecessors are open. */
function Contact({ draft, given }: { draft: Draft<ContactValues>; given?: Partial<ContactValues> }) {
  const t = useCopy(copy);
  const id = useId();
  const { environment } = useRuntime();
  const today = useToday();
  const { profile, heloc, editing } = useApplication();
  const { capabilities } = useBrand();
  const businessPurpose = useFlag('businessPurpose');
  const [answers, setAnswers] = useState<Partial<ContactValues>>(() => ({
    ...initialContact(profile),
    ...given,
    ...draft.values,
  }));
  const facts: ContactFacts = useMemo(
    () => ({
      email: profile.email,
      state: heloc.property.state,
      asksResidency: capabilities.askResidency,
      anyCountry: capabilities.countryPicker,
      businessPurpose,
      nameRules: nameRules(environment),
      today,
    }),
    [profile.email, heloc.property.state, capabilities, businessPurpose, environment, today],
  );

  const furthest = furthestStep(answers, facts, t);
  const pages = usePages({ names: STEPS, furthest, start: 0 });
  const { index } = pages;
  const step = STEPS[index] ?? 'purpose';

  const position = { step: index + 1, count: STEPS.length };
  const substep = { ...position, text: t('substep', { ...position, title: t(PAGES[step].label) }) };
  useSubstep(substep);
  const heading = t(PAGES[step].heading);
  useScreenTitle(heading);

  // Without a page in the address a returning person continues at the first unanswered one.
  const resume = useEffectEvent(() => {
    if (!editing && !pages.isNamed && furthest > 0) pages.go(furthest, { replace: true });
  });
  useEffect(() => resume(), []);

  const saveDraft = (values: Partial<ContactValues>) => {
    setAnswers(values);
    draft.save(values);
  };

  return (
    <Stack gap={3}>
      <div>
        <Heading level={1} aria-describedby={id}>
          {heading}
        </Heading>
        <VisuallyHidden id={id}>{substep.text}</VisuallyHidden>
      </div>
      <ContactForm
        key={step}
        step={step}
        facts={facts}
        answers={answers}
        onChange={saveDraft}
        onGo={(next) => pages.go(next)}
        draft={draft}
      />
    </Stack>
  );
}
