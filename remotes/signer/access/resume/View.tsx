import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import type { getCoDeedStatus } from '#src/api/contract/signerAccess.ts';
import { coDeedStatusQuery } from '#src/api/queries/signers.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { forgetInvitation } from '../invitation.ts';
import { useSignOut } from '../useSignOut.ts';
import { copy } from './copy.ts';
import { Progress } from './Progress.tsx';

export const title = message(copy, 'heading');

type CoDeedStatus = ResponseOf<typeof getCoDeedStatus>;

export function View() {
  const t = useCopy(copy);
  const runtime = useRuntime();
  const { api, auth } = runtime;
  const status = useQuery(coDeedStatusQuery(api));
  const queries = useQueryClient();
  const signOut = useSignOut();
  const leave = () => {
    forgetInvitation(runtime);
    void signOut();
  };
  const ended = isCode(status, 'unauthenticated');
  // Who is no signer does not become one: a refusal is not asked for again (shared areas s7).
  const refused = isCode(status, 'invalid');
  useRefetchWhileVisible(async () => {
    if (!refused) await status.refetch({ throwOnError: true });
  });
  useEffect(() => {
    if (!ended) return;
    // The code that signed them in is used up: the login, which is shown now, has to ask for another.
    queries.removeQueries({ queryKey: ['signer-invitation'] });
    auth.clear();
  }, [auth, ended, queries]);
  if (ended) return null;
  return (
    <Stack gap={4}>
      <Place status={status} />
      <div>
        <LinkButton onClick={leave}>{t('signOut')}</LinkButton>
      </div>
    </Stack>
  );
}

const isCode = ({ error }: UseQueryResult<CoDeedStatus>, code: ApiError['code']) =>
  error instanceof ApiError && error.code === code;

function Place({ status }: { status: UseQueryResult<CoDeedStatus> }) {
  const t = useCopy(copy);
  // The server's 400: the account is not one of a signer (shared areas s7).
  if (!status.data && isCode(status, 'invalid')) {
    return <Notice heading={t('notInvitedHeading')} text={t('notInvited')} />;
  }
  if (status.data?.cancelled) return <Notice heading={t('cancelledHeading')} text={t('cancelled')} />;
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('heading')}</Heading>
      <Loaded query={status}>
        {(data) => (
          <Progress
            status={data}
            onCheck={async () => {
              const { data: now } = await status.refetch();
              return now?.status !== data.status;
            }}
          />
        )}
      </Loaded>
    </Stack>
  );
}

function Notice({ heading, text }: { heading: string; text: string }) {
  return (
    <Stack>
      <Heading level={1}>{heading}</Heading>
      <Text>{text}</Text>
    </Stack>
  );
}
