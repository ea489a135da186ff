import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '#src/api/client/apiError.ts';
import { verifySignerInvitation } from '#src/api/contract/signerAccess.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { joinMessages } from '#src/domain/application/errorMessages.ts';
import { keptAddress } from '#src/domain/application/routing.ts';
import { ScreenForm } from '#src/features/form/ScreenForm.tsx';
import { isFocusLost } from '#src/features/screens/headingFocus.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { CodeField } from '#src/ui/form/CodeField.tsx';
import { EmailField } from '#src/ui/form/EmailField.tsx';
import { FieldErrors } from '#src/ui/form/fieldErrors.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { type Invitation, storeInvitation } from '../invitation.ts';
import { PATHS } from '../paths.ts';
import { copy } from './copy.ts';
import { NewCode } from './NewCode.tsx';
import { type CodeValues, codeSchema } from './schema.ts';

/** The code from the mail signs the invited person in. */
export function CodeForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useCopy(copy);
  const runtime = useRuntime();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const queries = useQueryClient();
  const [schema] = useState(() => codeSchema(t('codeRequired')));
  // What a person has come for, unless they are at something else on the page already.
  const [isFree] = useState(isFocusLost);

  async function signIn({ code }: CodeValues) {
    try {
      const { jwt } = await runtime.api.call(verifySignerInvitation, { body: { token, code } });
      runtime.auth.set(jwt);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'invalid' && error.messages.length > 0) {
        throw new FieldErrors({ code: joinMessages(error.messages) }, { cause: error });
      }
      throw error;
    }
    storeInvitation(runtime, { token, used: true });
    // Answers of another session must not be used in this one.
    queries.removeQueries({ queryKey: ['account'] });
    queries.removeQueries({ queryKey: ['co-deed-status'] });
    navigate(keptAddress(`/${PATHS.resume}`, search), { replace: true });
  }

  return (
    <Stack>
      <Heading level={1}>{t('heading')}</Heading>
      <Text>{t('intro', { firstName: invitation.firstName, invitedBy: invitation.invitedBy })}</Text>
      <Text>{t('notBorrowing')}</Text>
      <Text>{t('sent')}</Text>
      <ScreenForm<CodeValues>
        name="code"
        schema={schema}
        initialValues={{ address: invitation.email }}
        onSubmit={signIn}
        submitLabel={t('signIn')}
        requiredNote={false}
        secondary={<NewCode token={token} address={invitation.email} />}
      >
        <EmailField name="address" label={t('address')} hint={t('addressHint')} readOnly />
        <CodeField name="code" label={t('code')} focusOn={isFree} />
      </ScreenForm>
    </Stack>
  );
}
