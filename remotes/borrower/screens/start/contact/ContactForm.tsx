import { useContext, useMemo } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import { putContact } from '#src/api/contract/contact.ts';
import { verifyPhoneCode } from '#src/api/contract/profile.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { phoneDigits } from '#src/domain/phone.ts';
import { useApplication } from '#src/features/flow/ApplicationContext.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { PageTitleContext } from '#src/features/screens/pageTitle.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { FieldErrors } from '#src/ui/form/fieldErrors.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { recordSmsConsents } from '../../../registration/create/smsConsents.ts';
import { toContactBody } from './body.ts';
import { copy } from './copy.ts';
import { HousingStep } from './HousingStep.tsx';
import { MailingStep } from './MailingStep.tsx';
import { MaritalStep } from './MaritalStep.tsx';
import { PurposeStep } from './PurposeStep.tsx';
import { STEPS, type StepName, stepSchema } from './schema.ts';
import type { StepViews } from './steps.ts';
import { TitleStep } from './TitleStep.tsx';
import { type ContactFacts, type ContactValues, isVerified } from './values.ts';

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
  /** To the page so many pages further. */
  onTurn(by: 1 | -1): void;
  /** All pages are done and sent. */
  onSent(): void;
}

/** One page of the five. */
export function ContactForm({ step, facts, answers, onChange, onTurn, onSent }: ContactFormProps) {
  const t = useCopy(copy);
  const runtime = useRuntime();
  const brand = useBrand();
  const { uuid } = useApplication();
  const title = useContext(PageTitleContext);
  const asksForTexts = useFlag('auth0');
  const asksForUpdates = useFlag('smsTransactionalConsent');
  const index = STEPS.indexOf(step);
  const schema = useMemo(() => stepSchema(step, facts, t), [step, facts, t]);
  const Fields = VIEWS[step];

  const send = useSubmit((values: ContactValues) =>
    runtime.api.call(putContact, { params: { uuid }, body: toContactBody(values, facts) }),
  );

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
    }
    const confirmed = { ...values, verifiedPhone: phoneNumber, code: '' };
    onChange(confirmed);
    if (asksForTexts) {
      await recordSmsConsents(runtime, brand, {
        phone: values.phone,
        email: facts.email,
        answers: {
          SMS: values.smsMarketing === true,
          ...(asksForUpdates ? { SMS_TRANSACTIONAL: values.smsTransactional === true } : {}),
        },
      });
    }
    return confirmed;
  };

  const submit = async (values: ContactValues) => {
    const all = step === 'mailing' ? await confirmPhone(values) : values;
    onChange(all);
    if (index < STEPS.length - 1) {
      onTurn(1);
      return;
    }
    await send(all);
    onSent();
  };

  return (
    <FormShell<ContactValues>
      schema={schema}
      initialValues={answers}
      onValuesChange={onChange}
      onErrorState={(hasErrors) => title?.setError(hasErrors)}
      onSubmit={submit}
      secondary={
        <>
          {index > 0 ? (
            <Button variant="secondary" onClick={() => onTurn(-1)}>
              {t('back')}
            </Button>
          ) : null}
          <LinkButton onClick={() => runtime.leave('/dashboard')}>{t('later')}</LinkButton>
        </>
      }
    >
      {({ values }) => <Fields values={values} facts={facts} />}
    </FormShell>
  );
}
