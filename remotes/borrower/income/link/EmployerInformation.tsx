import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { postEmployerInformation } from '#src/api/contract/employerInformation.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import { incomeRecordsQuery } from '#src/api/queries/income.ts';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { copy as shared } from '#src/features/income/copy.ts';
import { optionOf } from '#src/features/income/methods.ts';
import { PrivacyLink } from '#src/features/legal/PrivacyLink.tsx';
import { useWording } from '#src/features/legal/useWording.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { SensitiveField } from '#src/ui/form/SensitiveField.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { OtherMethods } from '../OtherMethods.tsx';
import { useOffered } from '../useOffered.ts';
import { copy } from './copy.ts';
import { FoundJob } from './FoundJob.tsx';
import { type EmployerValues, employerSchema, LAST_FOUR } from './schema.ts';

type Answer = ResponseOf<typeof postEmployerInformation>;
type FoundEmployer = Answer & { record: NonNullable<Answer['record']> };
type Miss = 'employerNone' | 'employerRefused';

const isFound = (answer: Answer): answer is FoundEmployer => Boolean(answer.record);

/** The employer's records, or its data provider's: asked only as the person authorizes. */
export function EmployerInformation() {
  const t = useCopy(copy);
  const methodText = useCopy(shared);
  const legal = useLegal();
  const quote = useWording();
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const flow = useFlow();
  const queries = useQueryClient();
  const { methods } = useOffered();
  const asksSsn = Boolean(methods.find(({ method }) => optionOf(method) === 'empinfo')?.asksSsn);
  const [found, setFound] = useState<FoundEmployer>();
  const [miss, setMiss] = useState<Miss>();
  const missed = useFocusOn<HTMLDivElement>(miss);

  async function ask({ ssnLast4 }: EmployerValues) {
    setMiss(undefined);
    const body = {
      authorized: true as const,
      ssnLast4: asksSsn ? ssnLast4 : null,
      shown: [quote('ACCEPTED', 'EMPLOYER_INFORMATION', legal('employmentAuthorization'))],
    };
    const answer = await api.call(postEmployerInformation, { params: { uuid }, body });
    await queries.invalidateQueries({ queryKey: incomeRecordsQuery(api, uuid).queryKey });
    if (isFound(answer)) setFound(answer);
    else setMiss('employerNone');
  }

  return (
    <Stack gap={4}>
      {found ? (
        <FoundJob
          job={found}
          onRefused={() => {
            setFound(undefined);
            setMiss('employerRefused');
          }}
        />
      ) : (
        <>
          <Heading level={1}>{t('employerHeading')}</Heading>
          <Text>{methodText('employerDetail')}</Text>
          {miss ? (
            <Alert tone="warning" ref={missed}>
              {t(miss)}
            </Alert>
          ) : null}
          <FormShell<EmployerValues>
            schema={employerSchema(t, asksSsn)}
            requiredNote={false}
            submitLabel={t('employerStart')}
            onSubmit={ask}
            secondary={<LinkButton onClick={flow.toCurrent}>{t('back')}</LinkButton>}
          >
            {asksSsn ? (
              <SensitiveField
                name="ssnLast4"
                label={t('employerSsn')}
                hint={t('employerSsnHint')}
                problem={(text) => (LAST_FOUR.test(text) ? undefined : t('employerSsnMissing'))}
              />
            ) : null}
            <CheckboxField name="authorized" label={legal('employmentAuthorization')} />
          </FormShell>
          <PrivacyLink />
        </>
      )}
      <OtherMethods not="empinfo" />
    </Stack>
  );
}
