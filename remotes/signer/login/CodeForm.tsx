import { useMemo, useState } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import { verifySignerInvitation } from '#src/api/contract/signerAccess.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { joinMessages } from '#src/domain/application/errorMessages.ts';
import { ScreenForm } from '#src/features/form/ScreenForm.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { CodeField } from '#src/ui/form/CodeField.tsx';
import { EmailField } from '#src/ui/form/EmailField.tsx';
import { FieldErrors } from '#src/ui/form/fieldErrors.ts';
import { copy } from './copy.ts';
import { NewCode } from './NewCode.tsx';
import { type CodeValues, codeSchema } from './schema.ts';
import { useEnter } from './useEnter.ts';

/** Wrong so often, a code is more likely an old one than mistyped. */
const OFTEN = 3;

/** The code from the mail signs the invited person in. */
export function CodeForm({ token, email, isFree }: { token: string; email: string; isFree: boolean }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const enter = useEnter(token);
  const schema = useMemo(() => codeSchema(t('codeRequired')), [t]);
  const [wrong, setWrong] = useState(0);

  async function signIn({ code }: CodeValues) {
    try {
      const { jwt } = await api.call(verifySignerInvitation, { body: { token, code } });
      enter(jwt);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'invalid' && error.messages.length > 0) {
        const count = wrong + 1;
        setWrong(count);
        const text = count < OFTEN ? joinMessages(error.messages) : message(copy, 'wrongOften', { count });
        throw new FieldErrors({ code: text }, { cause: error });
      }
      throw error;
    }
  }

  return (
    <ScreenForm<CodeValues>
      name="code"
      schema={schema}
      initialValues={{ address: email }}
      onSubmit={signIn}
      submitLabel={t('signIn')}
      requiredNote={false}
      secondary={<NewCode token={token} address={email} onSent={() => setWrong(0)} />}
    >
      <EmailField name="address" label={t('address')} hint={t('addressHint')} readOnly />
      <CodeField name="code" label={t('code')} focusOn={isFree} />
    </ScreenForm>
  );
}
