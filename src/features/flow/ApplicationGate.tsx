import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { generatePath, useLocation, useNavigate, useParams } from 'react-router';
import { ApiError } from '#src/api/client/apiError.ts';
import { helocQuery } from '#src/api/queries/heloc.ts';
import { profileQuery } from '#src/api/queries/profile.ts';
import { statusQuery } from '#src/api/queries/status.ts';
import { type Destination, destinationFor, routesFromAnyPage, searchFor } from '#src/domain/routing.ts';
import { isUuid } from '#src/domain/uuid.ts';
import { JWT_KEY } from '#src/platform/auth.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useSource } from '#src/platform/useSource.ts';
import { FallbackPage } from '../errors/FallbackPage.tsx';
import { useProcessing } from '../processing/useProcessing.ts';
import type { ScreenDefinition } from '../screens/defineScreen.ts';
import { letGo } from '../screens/headingFocus.ts';
import { ApplicationContext, type Flow, type Heloc, type Status } from './ApplicationContext.ts';
import { statusFacts } from './facts.ts';
import { belongsTo, findScreen, isEditing } from './match.ts';
import { settle } from './settle.ts';
import { isWaiting, useAnswers } from './useAnswers.ts';
import { useCaughtUp } from './useCaughtUp.ts';

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * `/{uuid}/*`: everything about one application. Loads it, waits while the server works, and shows the screen in the
 * address if the status allows it, else the one that the status calls for.
 */
export function ApplicationGate({
  screens,
  children,
}: {
  screens: readonly ScreenDefinition[];
  /** Renders the page around the matched screen. */
  children: (screen: ScreenDefinition) => ReactNode;
}) {
  const { uuid = '' } = useParams();
  const runtime = useRuntime();
  const signedIn = useSource(runtime.auth.subscribe, runtime.auth.isSignedIn);
  const valid = isUuid(uuid);
  const [signer, setSigner] = useState(false);
  useEffect(() => {
    if (!valid) runtime.leave('/dashboard');
    else if (!signedIn && !signer) runtime.signIn();
  }, [valid, signedIn, signer, runtime]);
  // An additional signer has no business here: the session goes and their own login follows (borrower flow s6).
  const sendAway = useCallback(() => {
    setSigner(true);
    runtime.storage.local.remove(JWT_KEY);
    runtime.leave(`${runtime.basePath}/heloc-signer/login`);
  }, [runtime]);
  if (!valid || !signedIn || signer) return null;
  return (
    <Gate key={uuid} uuid={uuid} screens={screens} onSigner={sendAway}>
      {children}
    </Gate>
  );
}

function Gate({
  uuid,
  screens,
  onSigner,
  children,
}: {
  uuid: string;
  screens: readonly ScreenDefinition[];
  onSigner: () => void;
  children: (screen: ScreenDefinition) => ReactNode;
}) {
  const runtime = useRuntime();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const path = location.pathname.replace(`/${uuid}`, '').replace(/^\/|\/$/g, '');
  const { api } = runtime;

  const running = useRef<AbortController>(undefined);
  const { profile, heloc, status } = useAnswers(uuid, () => running.current !== undefined);
  /** A status that stands in for the server's once the tries are used up. */
  const [gaveUp, setGaveUp] = useState<string | null>();
  const [polling, setPolling] = useState(false);
  // A wait asks for the application itself, at its end.
  useCaughtUp(heloc, polling ? undefined : status.data);
  const [holds, setHolds] = useState(0);
  useEffect(() => () => running.current?.abort(), []);

  const effective: Status | undefined = useMemo(
    () => status.data && (gaveUp === undefined ? status.data : { ...status.data, checklistStatus: gaveUp }),
    [status.data, gaveUp],
  );

  const current = findScreen(screens, path)?.screen;
  /** What callbacks read when they run, long after the render that made them. */
  const here = useRef<Here>(undefined as never);
  const editing =
    current !== undefined && isEditing(current, effective?.checklistStatus, heloc.data?.editable ?? []);
  here.current = {
    current,
    effective,
    heloc: heloc.data,
    search: new URLSearchParams(location.search),
  };

  const goTo = useCallback(
    (destination: Destination, replace: boolean) => {
      if (destination.kind === 'waiting') return;
      if (destination.kind === 'leave') return runtime.leave(destination.path);
      if (destination.unknown) {
        runtime.reporter.warn('Unknown checklist status', { uuid });
        runtime.emit({ type: 'error', code: 'unknown-status', retryable: false });
      }
      const search = searchFor(here.current.search, destination.query);
      navigate({ pathname: `/${uuid}/${destination.path}`, search }, { replace });
      letGo(runtime.root);
    },
    [navigate, runtime, uuid],
  );

  const poll = useCallback(
    async (submitted: string | null | undefined, replace: boolean) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setPolling(true);
      try {
        // Of the person nothing changes while the server works, so this answer is there when the others come.
        const ofPerson = queries.fetchQuery({ ...profileQuery(api), staleTime: 0 });
        ofPerson.catch(() => {});
        const settled = await settle({
          submitted,
          sleep,
          signal: controller.signal,
          fetchStatus: () =>
            queries
              .fetchQuery({ ...statusQuery(api, uuid), staleTime: 0 })
              .then((answer) => answer.checklistStatus ?? null)
              .catch(() => undefined),
        });
        if (controller.signal.aborted) return;
        const [nextHeloc] = await Promise.all([
          queries.fetchQuery({ ...helocQuery(api, uuid), staleTime: 0 }),
          ofPerson,
        ]);
        const answer = queries.getQueryData(statusQuery(api, uuid).queryKey) ?? {};
        const given = settled !== (answer.checklistStatus ?? null);
        setGaveUp(given ? settled : undefined);
        if (settled) runtime.emit({ type: 'status', checklistStatus: settled });
        // Before `polling` ends, or the render in between would route by itself.
        goTo(
          destinationFor(statusFacts({ ...answer, checklistStatus: settled ?? null }, nextHeloc)),
          replace,
        );
      } finally {
        if (running.current === controller) {
          running.current = undefined;
          setPolling(false);
        }
      }
    },
    [api, goTo, queries, runtime, uuid],
  );

  const flow: Flow = useMemo(() => {
    const toCurrent = () => {
      const { effective: now, heloc: application } = here.current;
      if (now && application) goTo(destinationFor(statusFacts(now, application)), false);
    };
    return {
      async advance() {
        const { current: shown, effective: now } = here.current;
        // A status that is not this screen's was not submitted here: it may be the next one already.
        const own = shown !== undefined && belongsTo(shown, now?.checklistStatus);
        await poll(own ? (now?.checklistStatus ?? null) : undefined, false);
      },
      async refresh() {
        await Promise.all([
          queries.invalidateQueries({ queryKey: helocQuery(api, uuid).queryKey }),
          queries.invalidateQueries({ queryKey: statusQuery(api, uuid).queryKey }),
        ]);
      },
      async recheck() {
        if (isWaiting(await queries.fetchQuery({ ...statusQuery(api, uuid), staleTime: 0 }))) return;
        await queries.invalidateQueries({ queryKey: helocQuery(api, uuid).queryKey });
        setGaveUp(undefined);
      },
      toChild(name, params = {}, query) {
        const pattern = (here.current.current?.children as Record<string, string> | undefined)?.[name];
        if (!pattern) throw new Error(`The screen ${here.current.current?.path} has no child "${name}"`);
        const search = searchFor(here.current.search, query);
        navigate({ pathname: `/${uuid}/${generatePath(pattern, params)}`, search });
      },
      // The effective status is what the routing below goes by.
      giveUp: () => setGaveUp('UNKNOWN'),
      hold() {
        setHolds((count) => count + 1);
        return () => setHolds((count) => count - 1);
      },
      toCurrent,
    };
  }, [api, goTo, navigate, poll, queries, uuid]);

  const isSigner = profile.data?.type === 'CO_DEEDER';
  useEffect(() => {
    if (isSigner) onSigner();
  }, [isSigner, onSigner]);

  const missing = [profile.error, heloc.error].some((e) => e instanceof ApiError && e.code === 'not-found');
  useEffect(() => {
    if (missing) runtime.leave('/dashboard');
  }, [missing, runtime]);

  // Under a waiting status there is nothing to show yet: wait for the next one.
  const waits = holds === 0 && isWaiting(effective);
  const givenUp = gaveUp !== undefined;
  const [pollFailure, setPollFailure] = useState<unknown>();
  useEffect(() => {
    // After a submit the wait is under way already.
    if (!waits || givenUp || pollFailure || running.current) return;
    poll(undefined, true).catch(setPollFailure);
  }, [waits, givenUp, pollFailure, poll]);

  const application = useMemo(
    () =>
      profile.data && heloc.data && effective
        ? { uuid, heloc: heloc.data, profile: profile.data, status: effective, editing, flow }
        : undefined,
    [uuid, heloc.data, profile.data, effective, editing, flow],
  );
  // A screen that is being submitted stays as it is, whatever is rendered in between.
  const steady = useRef({ application, waits });
  if (!polling || waits) steady.current = { application, waits };
  const shown = steady.current;
  const failure = profile.error ?? heloc.error ?? status.error;
  const known = application !== undefined;
  const works = !isSigner && (polling || (waits && !pollFailure));
  // A submit says by itself that it is under way: a wait is told when the status waits, or when it takes long.
  useProcessing(known ? works : !failure, {
    delayed: !known || !shown.waits,
    email: profile.data?.email,
    general: !known || Boolean(heloc.data?.selectedOffer),
  });

  const facts = effective && heloc.data ? statusFacts(effective, heloc.data) : undefined;
  const destination = facts && destinationFor(facts);
  const mustMove =
    destination !== undefined &&
    destination.kind !== 'waiting' &&
    !polling &&
    !waits &&
    holds === 0 &&
    !leadsHere(destination, path) &&
    (current === undefined ||
      !(editing || belongsTo(current, effective?.checklistStatus)) ||
      (facts !== undefined && routesFromAnyPage(facts, path)));
  useEffect(() => {
    if (mustMove && destination) goTo(destination, true);
  }, [mustMove, destination, goTo]);

  if (missing || isSigner) return null;
  if (waits && pollFailure) return <FallbackPage onRetry={() => setPollFailure(undefined)} />;
  if (failure && !known) {
    if (failure instanceof ApiError && failure.code === 'unauthenticated') return null;
    const retry = () => void Promise.all([profile.refetch(), heloc.refetch(), status.refetch()]);
    return <FallbackPage onRetry={retry} />;
  }
  if (!shown.application) return null;
  return (
    <ApplicationContext value={shown.application}>
      {current && !mustMove && !shown.waits ? children(current) : null}
    </ApplicationContext>
  );
}

interface Here {
  current: ScreenDefinition | undefined;
  effective: Status | undefined;
  heloc: Heloc | undefined;
  search: URLSearchParams;
}

function leadsHere(destination: Destination, path: string): boolean {
  return destination.kind === 'screen' && destination.path === path;
}
