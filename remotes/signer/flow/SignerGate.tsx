import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { CaseContext } from '#src/features/case/CaseContext.ts';
import { FlowContext } from '#src/features/flow/FlowContext.ts';
import { useGate } from '#src/features/flow/useGate.ts';
import { LoadFailed } from '#src/features/loading/LoadFailed.tsx';
import { usePageTitle } from '#src/features/screens/pageTitle.ts';
import { ScreenHost } from '#src/features/screens/ScreenHost.tsx';
import { useSignOut } from '#src/features/session/useSignOut.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { forgetInvitation } from '../access/invitation.ts';
import { PATHS } from '../access/paths.ts';
import { gated } from '../screens.ts';
import { SignerConditionsCard } from '../tasks/SignerConditionsCard.tsx';
import { useTasks } from '../tasks/useTasks.ts';
import { copy } from './copy.ts';
import { signerRules } from './rules.ts';
import { SignerContext } from './SignerContext.ts';
import { signerSource } from './signerSource.ts';
import { useSignerCase } from './useSignerCase.ts';

/** Everything of a signer who is signed in: their status decides which screen. */
export function View() {
  const t = useCopy(copy);
  const runtime = useRuntime();
  const { signOut, busy } = useSignOut();
  const leave = () => {
    forgetInvitation(runtime);
    signOut();
  };
  return (
    <Stack gap={4}>
      <Gate />
      <div>
        <LinkButton onClick={leave}>{t(busy ? 'signingOut' : 'signOut')}</LinkButton>
      </div>
    </Stack>
  );
}

/** Pages that do not say above them what is needed. */
const QUIET: readonly string[] = [
  PATHS.conditions,
  PATHS.uploadDocument,
  PATHS.sign,
  PATHS.declined,
  PATHS.cancelled,
];

function Gate() {
  const runtime = useRuntime();
  const queries = useQueryClient();
  const [input] = useState(() => ({
    base: '',
    screens: gated,
    rules: signerRules,
    source: signerSource(runtime, queries),
    about: {},
  }));
  const { view, flow, retry } = useGate(input);
  const shown = view.kind === 'screen' ? view : undefined;
  const path = shown?.screen?.path;
  const tasks = useTasks();
  const work = useSignerCase(shown?.data, path, tasks || undefined);
  // Not where they are listed, nor while somebody signs.
  const isNeededSaid = tasks && path !== undefined && !QUIET.includes(path);
  switch (view.kind) {
    case 'screen':
      return (
        <FlowContext value={flow}>
          <CaseContext value={work}>
            <SignerContext value={view.data}>
              {isNeededSaid ? <SignerConditionsCard /> : null}
              {view.screen ? <ScreenHost screen={view.screen} /> : null}
            </SignerContext>
          </CaseContext>
        </FlowContext>
      );
    case 'closed':
      return view.reason === 'not-invited' ? <NotInvited /> : null;
    case 'failed':
      return <Failed onRetry={retry} />;
    default:
      return <Spinner />;
  }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useCopy(copy);
  usePageTitle(t('heading'));
  return (
    <>
      <Heading level={1}>{t('heading')}</Heading>
      <LoadFailed onRetry={onRetry} />
    </>
  );
}

function NotInvited() {
  const t = useCopy(copy);
  usePageTitle(t('notInvitedHeading'));
  return (
    <Stack>
      <Heading level={1}>{t('notInvitedHeading')}</Heading>
      <Text>{t.rich('notInvited', { phone: <SupportPhone /> })}</Text>
    </Stack>
  );
}
