import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { conditionsQuery } from '#src/api/queries/conditions.ts';
import type { StatusTable } from '#src/domain/application/routing.ts';
import { isUuid } from '#src/domain/text/uuid.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { redirectToSignerLogin } from '../additional-signer/redirectToSignerLogin.ts';
import { CaseContext } from '../case/CaseContext.ts';
import { FallbackPage } from '../errors/FallbackPage.tsx';
import { FlowContext } from '../flow/FlowContext.ts';
import { useGate } from '../flow/useGate.ts';
import { useProcessing } from '../processing/useProcessing.ts';
import type { ScreenDefinition } from '../screens/defineScreen.ts';
import { Leave } from '../session/Leave.tsx';
import { LoginNeeded } from '../session/LoginNeeded.tsx';
import { ApplicationContext } from './ApplicationContext.ts';
import { applicationSource, type ClosedReason } from './applicationSource.ts';
import { applicationRules } from './rules.ts';
import { useApplicationCase } from './useApplicationCase.ts';
import { useReplayLink } from './useReplayLink.ts';

interface ApplicationGateProps {
  screens: readonly ScreenDefinition[];
  /** Where each status leads. */
  table: StatusTable;
  /** Renders the page around the screen. */
  children: (screen: ScreenDefinition) => ReactNode;
}

/**
 * `/{uuid}/*`: everything about one application. Loads it, waits while the server works, and shows the screen in the
 * address if the status allows it, else the one that the status calls for.
 */
export function ApplicationGate(props: ApplicationGateProps) {
  const { uuid = '' } = useParams();
  const { auth } = useRuntime();
  const signedIn = useExternalValue(auth.subscribe, auth.isSignedIn);
  // A visitor must not learn which applications exist.
  if (!signedIn) return <LoginNeeded />;
  if (!isUuid(uuid)) return <Leave to="/dashboard" />;
  return <Gate key={uuid} uuid={uuid} {...props} />;
}

function Gate({ uuid, screens, table, children }: ApplicationGateProps & { uuid: string }) {
  const runtime = useRuntime();
  const queries = useQueryClient();
  const [input] = useState(() => ({
    base: `/${uuid}`,
    screens,
    rules: applicationRules(screens, table),
    source: applicationSource(runtime, queries, uuid),
    about: { uuid },
  }));
  // Asked for before the rest: what says so above the page then comes with the page, which does not move for it.
  useLayoutEffect(() => {
    void queries.prefetchQuery(conditionsQuery(runtime.api, uuid));
  }, [queries, runtime.api, uuid]);
  const { view, screen, flow, retry } = useGate(input);
  const { profile, heloc, status } = ('data' in view && view.data) || {};
  const editing = view.kind === 'screen' && view.editing;
  const shown = view.kind === 'screen' ? view.screen : undefined;
  const notice = 'notice' in view ? view.notice : undefined;
  useProcessing(notice !== undefined, {
    ...notice,
    kind: notice?.visit ? 'visit' : (screen?.wait ?? 'submit'),
    email: profile?.email,
  });
  const application = useMemo(
    () =>
      profile && heloc && status && shown
        ? { uuid, heloc, profile, status, editing, screen: shown }
        : undefined,
    [uuid, heloc, profile, status, editing, shown],
  );
  const work = useApplicationCase(uuid, heloc, shown?.path);
  useReplayLink(uuid, status !== undefined);
  const createdAt = heloc?.auditFields.createdDate;
  useEffect(() => {
    // At once, so that the answer is there when the screen opens; and again with the time that is not known yet.
    runtime.flags.evaluateFor({ uuid, createdAt });
  }, [runtime, uuid, createdAt]);
  switch (view.kind) {
    case 'closed':
      return <Closed reason={view.reason} />;
    case 'leave':
      return <Leave to={view.path} />;
    case 'failed':
      return <FallbackPage onRetry={retry} />;
    case 'screen':
      return (
        <FlowContext value={flow}>
          <CaseContext value={work}>
            <ApplicationContext value={application}>
              {view.screen ? children(view.screen) : null}
            </ApplicationContext>
          </CaseContext>
        </FlowContext>
      );
    default:
      return null;
  }
}

/** For a person without an application here. */
function Closed({ reason }: { reason: ClosedReason }) {
  const runtime = useRuntime();
  const { search } = useLocation();
  const isSigner = reason === 'signer';
  useEffect(() => {
    if (isSigner) redirectToSignerLogin(runtime, search);
  }, [isSigner, runtime, search]);
  return reason === 'missing' ? <Leave to="/dashboard" /> : null;
}
