import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { ApiError } from '#src/api/client/apiError.ts';
import { destinationFor, type StatusTable } from '#src/domain/routing.ts';
import { isUuid } from '#src/domain/uuid.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useSource } from '#src/platform/useSource.ts';
import { leadToSignerLogin } from '../additional-signer/leadToSignerLogin.ts';
import { useAdditionalSigner } from '../additional-signer/useAdditionalSigner.ts';
import { FallbackPage } from '../errors/FallbackPage.tsx';
import { useProcessing } from '../processing/useProcessing.ts';
import type { ScreenDefinition } from '../screens/defineScreen.ts';
import { Leave } from '../session/Leave.tsx';
import { LoginNeeded } from '../session/LoginNeeded.tsx';
import { ApplicationContext, type Status } from './ApplicationContext.ts';
import { statusFacts } from './facts.ts';
import { findScreen } from './match.ts';
import { placeFor } from './place.ts';
import { useAnswers } from './useAnswers.ts';
import { useCaughtUp } from './useCaughtUp.ts';
import { useComeBack } from './useComeBack.ts';
import { useGateFlow } from './useGateFlow.ts';
import { useGoTo } from './useGoTo.ts';
import { useNextStatus } from './useNextStatus.ts';

/**
 * `/{uuid}/*`: everything about one application. Loads it, waits while the server works, and shows the screen in the
 * address if the status allows it, else the one that the status calls for.
 */
export function ApplicationGate({
  screens,
  table,
  children,
}: {
  screens: readonly ScreenDefinition[];
  table: StatusTable;
  /** Renders the page around the matched screen. */
  children: (screen: ScreenDefinition) => ReactNode;
}) {
  const { uuid = '' } = useParams();
  const runtime = useRuntime();
  const signedIn = useSource(runtime.auth.subscribe, runtime.auth.isSignedIn);
  const valid = isUuid(uuid);
  const sendAway = useCallback(() => leadToSignerLogin(runtime), [runtime]);
  if (!valid) return <Leave to="/dashboard" />;
  if (!signedIn) return <LoginNeeded />;
  return (
    <Gate key={uuid} uuid={uuid} screens={screens} table={table} onSigner={sendAway}>
      {children}
    </Gate>
  );
}

function Gate({
  uuid,
  screens,
  table,
  onSigner,
  children,
}: {
  uuid: string;
  screens: readonly ScreenDefinition[];
  table: StatusTable;
  onSigner: () => void;
  children: (screen: ScreenDefinition) => ReactNode;
}) {
  const runtime = useRuntime();
  const path = useLocation()
    .pathname.replace(`/${uuid}`, '')
    .replace(/^\/|\/$/g, '');

  const running = useRef<AbortController>(undefined);
  const { profile, heloc, status } = useAnswers(uuid, () => running.current !== undefined);
  const goTo = useGoTo(uuid);
  const { polling, gaveUp, setGaveUp, poll } = useNextStatus(uuid, table, running, goTo);
  // A wait asks for the application itself, at its end.
  useCaughtUp(heloc, polling ? undefined : status.data);

  const effective: Status | undefined = useMemo(
    () => status.data && (gaveUp === undefined ? status.data : { ...status.data, checklistStatus: gaveUp }),
    [status.data, gaveUp],
  );
  const current = findScreen(screens, path)?.screen;
  const givenUp = gaveUp !== undefined;
  const facts = effective && heloc.data ? statusFacts(effective, heloc.data) : undefined;
  const destination = facts && destinationFor(table, facts);
  const editable = heloc.data?.editable ?? [];
  const place = facts && placeFor({ table, screens, current, facts, editable, gaveUp: givenUp });
  const editing = place?.kind === 'here' && place.editing;
  const { flow, held } = useGateFlow({
    uuid,
    current,
    effective,
    place,
    destination,
    goTo,
    poll,
    setGaveUp,
  });

  const isSigner = useAdditionalSigner(profile.data, heloc.data);
  useEffect(() => {
    if (isSigner) onSigner();
  }, [isSigner, onSigner]);

  // A signer finds no application of their own here, and is not told so before it is known who they are.
  const missing = !isSigner && isMissing(profile.error ?? (profile.data && heloc.error));

  const unknown = destination?.unknown;
  useEffect(() => {
    if (unknown === undefined) return;
    const correlationId = newUuid();
    runtime.reporter.warn('Unknown checklist status', { uuid, status: unknown, correlationId });
    runtime.emit({ type: 'error', code: 'unknown-status', retryable: false, correlationId });
  }, [unknown, uuid, runtime]);

  const waits = !held && place?.kind === 'wait';
  const [pollFailure, setPollFailure] = useState<unknown>();
  useEffect(() => {
    if (!waits) return setPollFailure(undefined);
    // After a submit the wait is under way already.
    if (pollFailure || running.current) return;
    poll(undefined, true).catch(setPollFailure);
  }, [waits, pollFailure, poll]);

  useComeBack(uuid, () => {
    setGaveUp(undefined);
    setPollFailure(undefined);
  });

  const application = useMemo(
    () =>
      profile.data && heloc.data && effective
        ? { uuid, heloc: heloc.data, profile: profile.data, status: effective, editing, flow }
        : undefined,
    [uuid, heloc.data, profile.data, effective, editing, flow],
  );
  // A screen that is being submitted stays as it is, whatever is rendered in between.
  const steady = useRef<{ application: typeof application; waits: boolean }>({
    application: undefined,
    waits,
  });
  if (isSigner === false && (!polling || waits)) steady.current = { application, waits };
  const shown = steady.current;
  const failure = profile.error ?? heloc.error ?? status.error;
  const known = application !== undefined;
  const works = !isSigner && (polling !== undefined || (waits && !pollFailure));
  // A submit says by itself that it is under way: a wait is told when the status waits, or when it takes long.
  useProcessing(known ? works : !failure, {
    delayed: !known || !shown.waits,
    visit: polling !== 'submit',
    email: profile.data?.email,
  });

  const to = place?.kind === 'go' && !(polling || held) ? place.to : undefined;
  useEffect(() => {
    if (to && to.kind !== 'leave') goTo(to, true);
  }, [to, goTo]);

  if (isSigner) return null;
  if (missing) return <Leave to="/dashboard" />;
  if (to?.kind === 'leave') return <Leave to={to.path} />;
  if (waits && pollFailure) return <FallbackPage onRetry={() => setPollFailure(undefined)} />;
  if (failure && !known) {
    if (failure instanceof ApiError && failure.code === 'unauthenticated') return null;
    const retry = () => void Promise.all([profile.refetch(), heloc.refetch(), status.refetch()]);
    return <FallbackPage onRetry={retry} />;
  }
  if (!shown.application) return null;
  return (
    <ApplicationContext value={shown.application}>
      {current && !to && !shown.waits ? children(current) : null}
    </ApplicationContext>
  );
}

const isMissing = (error: unknown) => error instanceof ApiError && error.code === 'not-found';
