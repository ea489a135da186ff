import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { putIdentityAlias } from '#src/api/contract/identity.ts';
import { conditionsQuery } from '#src/api/queries/conditions.ts';
import { profileQuery } from '#src/api/queries/profile.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { phoneDigits } from '#src/domain/person/phone.ts';
import { keptPhone, mobileOf } from '#src/domain/person/phones.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useCase } from '../case/CaseContext.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { useDraft } from '../drafts/useDraft.ts';
import { SmsConsents } from '../legal/SmsConsents.tsx';
import { Loaded } from '../loading/Loaded.tsx';
import { PhoneConfirm } from '../phone-confirm/PhoneConfirm.tsx';
import { phoneProblems } from '../phone-confirm/schema.ts';
import { useConfirmPhone } from '../phone-confirm/useConfirmPhone.ts';
import type { PhoneValues } from '../phone-confirm/values.ts';
import { rulesSchema } from '../problems/rulesSchema.ts';
import { phoneCopy } from './copy.ts';
import { useToIndex } from './useToIndex.ts';

/** Of the draft, and of what is recorded as shown: the same form stands on a page or in the list. */
const SCREEN = 'conditions/phone-number';

/**
 * A phone that is missing: confirmed by a code, saved as the person's own and under which they are known, with texts as an
 * option. The request is answered by that.
 */
export function MissingPhone() {
  const { api } = useRuntime();
  const query = useQuery(profileQuery(api));
  return (
    <Loaded query={query}>
      {({ email, phoneNumbers }) => <Form email={email} phone={keptPhone(mobileOf(phoneNumbers))} />}
    </Loaded>
  );
}

interface FormProps {
  email: string;
  /** The one that is known, which is not confirmed. */
  phone: string;
}

function Form({ email, phone }: FormProps) {
  const t = useCopy(phoneCopy);
  const { api } = useRuntime();
  const { uuid } = useCase();
  const queries = useQueryClient();
  const toIndex = useToIndex();
  const draft = useDraft<PhoneValues>({ name: SCREEN, omit: ['code'] });
  const confirm = useConfirmPhone({ copy: phoneCopy, consentsOn: SCREEN, email });
  /** A code is good once, also where what follows it fails. */
  const verified = useRef<string>(undefined);
  const { countryPicker } = useBrand().capabilities;
  const schema = useMemo(
    () => rulesSchema<PhoneValues>((values) => phoneProblems(values, t, countryPicker)),
    [t, countryPicker],
  );
  const save = async (values: PhoneValues, sent: () => void) => {
    const value = phoneDigits(values.phone);
    await confirm(
      { ...values, ...(verified.current ? { verifiedPhone: verified.current } : {}) },
      (after) => {
        verified.current = after.verifiedPhone;
        draft.save(after);
      },
    );
    await api.call(putIdentityAlias, { body: { type: 'Phone', value } });
    sent();
    toIndex('saved');
    await Promise.all(
      [conditionsQuery(api, uuid), profileQuery(api)].map(({ queryKey }) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  };
  return (
    <DraftForm<PhoneValues>
      draft={draft}
      leaveActions={null}
      schema={schema}
      initialValues={{ phone, smsMarketing: false, smsTransactional: false }}
      onSubmit={save}
      submitLabel={t('save')}
    >
      {({ values }) => (
        <>
          <PhoneConfirm values={values} copy={phoneCopy} withHeading={false} />
          <SmsConsents showOptional />
        </>
      )}
    </DraftForm>
  );
}
