import { object, string } from 'yup';
import { useCopy } from '#src/brand/copy.tsx';
import { CodeField } from '#src/ui/form/CodeField.tsx';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import type { LinkedKind } from '../kinds.ts';
import type { BankLinkInstitution } from '../port.ts';
import { copy } from './copy.ts';
import { WORDS } from './words.ts';

const SIX_DIGITS = /^\d{6}$/;

/** The second factor, where the account has one. */
export function CodeEntry({
  kind,
  bank,
  onSubmit,
  onBack,
}: {
  kind: LinkedKind;
  bank: BankLinkInstitution;
  onSubmit(code: string): Promise<void>;
  onBack(): void;
}) {
  const t = useCopy(copy);
  return (
    <>
      <Heading level={3}>{t('codeHeading', { bank: bank.name })}</Heading>
      <FormShell<{ code: string }>
        schema={object({ code: string().matches(SIX_DIGITS, t('codeLength')).required(t('codeLength')) })}
        requiredNote={false}
        submitLabel={t('confirm')}
        onSubmit={({ code }) => onSubmit(code)}
        secondary={<LinkButton onClick={onBack}>{t(WORDS[kind].other)}</LinkButton>}
      >
        <CodeField name="code" label={t('code')} hint={t('codeHint', { bank: bank.name })} />
      </FormShell>
    </>
  );
}
