import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import { putContact } from '#src/api/contract/contact.ts';
import { verifyPhoneCode } from '#src/api/contract/profile.ts';
import { contactQuery } from '#src/api/queries/contact.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { phoneDigits } from '#src/domain/person/phone.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { LeaveActions } from '#src/features/application/LeaveActions.tsx';
import { DraftActions } from '#src/features/drafts/DraftActions.tsx';
import type { Draft } from '#src/features/drafts/useDraft.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { ScreenForm } from '#src/features/form/ScreenForm.tsx';
import { recordSmsConsents } from '#src/features/legal/recordSmsConsents.ts';
import { smsWording } from '#src/features/legal/smsWording.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { FieldErrors } from '#src/ui/form/fieldErrors.ts';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { toContactBody } from './body.ts';
import { copy } from './copy.ts';
import { HousingStep } from './HousingStep.tsx';
import { MailingStep } from './MailingStep.tsx';
import { MaritalStep } from './MaritalStep.tsx';
import { PurposeStep } from './PurposeStep.tsx';
import { openStep, STEPS, type StepName, stepSchema } from './schema.ts';
import { keepSentCode } from './sentCode.ts';
import type { StepViews } from './steps.ts';
import { TitleStep } from './TitleStep.tsx';
import { type ContactFacts, type ContactValues, isVerified } from './values.ts';
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
  const brand = useBrand();
  const { uuid, editing } = useApplication();
  const queries = useQueryClient();
  const announce = useAnnounce();
  // A person who changes an answer has been asked about texts before.
  const asksForTexts = useFlag('auth0') && !editing;
  const asksForUpdates = useFlag('smsTransactionalConsent');
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

  const confirmPhone = async (values: ContactValues): Promise<ContactValues> => {
    const phoneNumber = phoneDigits(values.phone);
    if (!isVerified(values)) {
      try {
        await runtime.api.call(verifyPhoneCode, { body: { phoneNumber, code: values.code } });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'invalid')
          throw new FieldErrors({ code: t('codeWrong') });
        throw error;
      }
      keepSentCode(runtime, uuid, undefined);
    }
    const confirmed = { ...values, verifiedPhone: phoneNumber, code: '' };
    onChange(confirmed);
    if (asksForTexts) {
      const answered = {
        SMS: values.smsMarketing === true,
        ...(asksForUpdates ? { SMS_TRANSACTIONAL: values.smsTransactional === true } : {}),
      };
      await recordSmsConsents(runtime, brand, {
        phone: values.phone,
        email: facts.email,
        answers: answered,
        shown: smsWording(legal, 'start/contact', answered),
      });
    }
    return confirmed;
  };

  /** What the submit of a page adds to its answers. */
  const completed: Partial<Record<StepName, (values: ContactValues) => Promise<ContactValues>>> = {
    mailing: confirmPhone,
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
