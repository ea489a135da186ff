import { useState } from 'react';
import { postWaitlist } from '#src/api/contract/waitlist.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { normalizeEmail } from '#src/domain/person/email.ts';
import type { WaitlistBody } from '#src/domain/registration/waitlist.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { EmailField } from '#src/ui/form/EmailField.tsx';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { copy } from './copy.ts';
import { schema, type WaitlistValues } from './schema.ts';

/** The email for the single notice, which can be corrected, and the consent to it. Kept only until the page is left. */
export function WaitlistForm({ joined }: { joined: WaitlistBody }) {
  const t = useCopy(copy);
  const quote = useWording();
  const { api } = useRuntime();
  const [saved, setSaved] = useState<WaitlistValues>();
  async function save(values: WaitlistValues) {
    const given = { email: normalizeEmail(values.email), consent: values.consent };
    const shown = [quote(given.consent ? 'ACCEPTED' : 'LEFT_EMPTY', 'WAITLIST', t('consent'))];
    await api.call(postWaitlist, { body: { ...joined, ...given, shown } });
    setSaved(given);
  }
  return (
    <>
      <Heading level={2}>{t('confirm')}</Heading>
      <FormShell<WaitlistValues>
        schema={schema}
        initialValues={{ email: joined.email, consent: joined.consent }}
        onSubmit={save}
        onValuesChange={() => setSaved(undefined)}
        submitLabel={t('save')}
      >
        <EmailField name="email" label={t('email')} width="long" />
        <CheckboxField name="consent" label={t('consent')} optional />
      </FormShell>
      <div role="status">
        {saved ? (
          <Alert tone="success" quiet>
            {t(saved.consent ? 'wanted' : 'unwanted', { address: saved.email })}
          </Alert>
        ) : null}
      </div>
    </>
  );
}
