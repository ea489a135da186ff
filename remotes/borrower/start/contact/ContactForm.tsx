import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { putContact } from '#src/api/contract/contact.ts';
import { contactQuery } from '#src/api/queries/contact.ts';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { LeaveActions } from '#src/features/application/LeaveActions.tsx';
import { DraftActions } from '#src/features/drafts/DraftActions.tsx';
import type { Draft } from '#src/features/drafts/useDraft.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { ScreenForm } from '#src/features/form/ScreenForm.tsx';
import { useWording } from '#src/features/legal/useWording.ts';
import { useConfirmPhone } from '#src/features/phone-confirm/useConfirmPhone.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { toContactBody } from './body.ts';
import { copy } from './copy.ts';
import { HousingStep } from './HousingStep.tsx';
import { MailingStep } from './MailingStep.tsx';
import { MaritalStep } from './MaritalStep.tsx';
import { PurposeStep } from './PurposeStep.tsx';
import { openStep, STEPS, type StepName, stepSchema } from './schema.ts';
import type { StepViews } from './steps.ts';
import { TitleStep } from './TitleStep.tsx';
import type { ContactFacts, ContactValues } from './values.ts';
import { maritalWording } from './wording.ts';

const VIEWS: StepViews = {
  purpose: PurposeStep,
  title: TitleStep,
  marital: MaritalStep,
  mailing: MailingStep,
  housing: HousingStep,
};

interface ContactFormProps {
  step: StepName;
  facts: ContactFacts;
  /** Everything answered so far, on this page and the others. */
  answers: Partial<ContactValues>;
  onChange(values: Partial<ContactValues>): void;
  /** To another page. */
  onGo(index: number): void;
  draft: Draft<ContactValues>;
}

/** One page of the five. */
export function ContactForm({ step, facts, answers, onChange, onGo, draft }: ContactFormProps) {
  const t = useCopy(copy);
  const legal = useLegal();
  const quote = useWording();
  const runtime = useRuntime();
  const { uuid, editing } = useApplication();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const auth0 = useFlag('auth0');
  const confirmPhone = useConfirmPhone({
    copy,
    // A person who changes an answer has been asked about texts before.
    consentsOn: auth0 && !editing ? 'start/contact' : undefined,
    email: facts.email,
  });
  const index = STEPS.indexOf(step);
  const schema = useMemo(() => stepSchema(step, facts, t), [step, facts, t]);
  const Fields = VIEWS[step];

  const send = useSubmit(async (values: ContactValues) => {
    const body = toContactBody(values, facts);
    const shown = maritalWording(values, facts, { quote, legal });
    await runtime.api.call(putContact, { params: { uuid }, body: { ...body, shown } });
    queries.setQueryData(contactQuery(runtime.api, uuid).queryKey, body);
    if (editing) announce(t('changed'));
  });

  /** What the submit of a page adds to its answers. */
  const completed: Partial<Record<StepName, (values: ContactValues) => Promise<ContactValues>>> = {
    mailing: (values) => confirmPhone(values, onChange),
    marital: async (values) => ({ ...values, maritalNoticesAt: runtime.now().toISOString() }),
  };

  const submit = async (values: ContactValues) => {
    const all = (await completed[step]?.(values)) ?? values;
    onChange(all);
    // A change may open a question on another page; else it is all there is to send.
    const next = editing ? openStep(all, facts, t) : index + 1;
    if (next !== undefined && next < STEPS.length) {
      onGo(next);
      return;
    }
    await send(all, draft.submitted);
  };

  return (
    <ScreenForm<ContactValues>
      name={step}
      schema={schema}
      draft={{ values: answers, save: onChange }}
      onSubmit={submit}
      submitLabel={editing ? t('save') : undefined}
      // A question that is the page's heading has no asterisk: each page says where they begin.
      requiredNote={false}
      secondary={
        index > 0 && !editing ? (
          <Button variant="secondary" onClick={() => onGo(index - 1)}>
            {t('back')}
          </Button>
        ) : null
      }
      leaveActions={
        <DraftActions draft={draft}>
          <LeaveActions forget={draft.forget} />
        </DraftActions>
      }
    >
      {({ values }) => <Fields values={values} facts={facts} />}
    </ScreenForm>
  );
}
