import { type Ref, useImperativeHandle } from 'react';
import { useForm } from 'react-final-form';
import { type TranslateLegal, useCopy, useLegal } from '#src/brand/copy.tsx';
import { formatSsnInput, maskSsn, ssnProblem } from '#src/domain/person/ssn.ts';
import type { CreditConsent } from '#src/domain/registration/consents.ts';
import { PrivacyLink } from '#src/features/legal/PrivacyLink.tsx';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { SensitiveField } from '#src/ui/form/SensitiveField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { SENSITIVE_FIELDS, type SsnValues } from './schema.ts';

/** Takes the answers out of the form and off the page. */
export interface ClearHandle {
  clear(): void;
}

interface SsnFieldsProps {
  ref: Ref<ClearHandle>;
  /** The number is typed twice. */
  confirms: boolean;
  consentType: CreditConsent;
}

const NUMBER = { mask: formatSsnInput, conceal: maskSsn, problem: ssnProblem };

/** What the box is about, and last what it says. */
export const consentTexts = (legal: TranslateLegal, type: CreditConsent): string[] =>
  type === 'HARD_CREDIT' ? [legal('hardCredit'), legal('hardCreditLabel')] : [legal('softCredit')];

export function SsnFields({ ref, confirms, consentType }: SsnFieldsProps) {
  const t = useCopy(copy);
  const legal = useLegal();
  const form = useForm<SsnValues>();
  const texts = consentTexts(legal, consentType);
  const [above, label] = [texts.slice(0, -1), texts.at(-1)];
  useImperativeHandle(
    ref,
    () => ({
      clear: () =>
        form.batch(() => {
          for (const name of SENSITIVE_FIELDS) form.change(name, undefined);
        }),
    }),
    [form],
  );
  return (
    <>
      <Stack gap={1}>
        <SensitiveField name="ssn" label={t('ssn')} hint={t('ssnHint')} {...NUMBER} />
        <PrivacyLink />
      </Stack>
      {confirms ? <SensitiveField name="ssnConfirm" label={t('ssnConfirm')} {...NUMBER} /> : null}
      <Stack gap={1.5}>
        <Heading level={2}>{t('consent')}</Heading>
        {above.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
        <CheckboxField name="consent" label={label} />
      </Stack>
    </>
  );
}
