import { type QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { ApiError } from '#src/api/client/apiError.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import type { getIdentity } from '#src/api/contract/identity.ts';
import type { Profile } from '#src/api/contract/profile.ts';
import type { Status } from '#src/api/contract/status.ts';
import { helocQuery } from '#src/api/queries/heloc.ts';
import { identityQuery } from '#src/api/queries/identity.ts';
import { profileQuery } from '#src/api/queries/profile.ts';
import { statusQuery } from '#src/api/queries/status.ts';
import { parseStatus } from '#src/domain/application/status.ts';
import { isAdditionalSigner, listsSigners } from '#src/domain/person/additionalSigner.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import type { FlowSource } from '../flow/createGate.ts';
import type { Answers } from '../flow/gateState.ts';

export interface ApplicationData {
  readonly profile: Profile;
  readonly heloc: Heloc;
  readonly status: Status;
}

/**
 * Why nothing of an application is shown: this person has none, they only sign another person's, or their
 * session is over.
 */
export type ClosedReason = 'missing' | 'signer' | 'signed-out';

type ApplicationAnswers = Answers<ApplicationData, ClosedReason>;

const LOADING: ApplicationAnswers = { kind: 'loading' };

const partsOf = (answers: ApplicationAnswers): unknown[] =>
  Object.values(answers.kind === 'known' ? answers.data : answers);

function isSame(one: ApplicationAnswers, other: ApplicationAnswers): boolean {
  const parts = partsOf(other);
  return one.kind === other.kind && partsOf(one).every((part, index) => part === parts[index]);
}

const isCode = (error: unknown, code: ApiError['code']) => error instanceof ApiError && error.code === code;

type Read<Data> = Pick<QueryObserverResult<Data>, 'data' | 'error' | 'isError' | 'isPending'>;

interface Reads {
  profile: Read<Profile>;
  heloc: Read<Heloc>;
  status: Read<Status>;
  /** Only where the application lists signers. */
  identity: Read<ResponseOf<typeof getIdentity>>;
}

/** Whether the person only signs; undefined until it is known. A person who cannot be identified is no signer. */
function isSigner({ profile, heloc, identity }: Reads): boolean | undefined {
  const [person, application] = [profile.data, heloc.data];
  if (isAdditionalSigner(person)) return true;
  if (!person || !application) return undefined;
  if (!listsSigners(application)) return false;
  const { data, isError } = identity;
  return data || isError ? isAdditionalSigner(person, application, data) : undefined;
}

/** What is known, of what has been read so far. */
function combine(reads: Reads): ApplicationAnswers {
  const { profile, heloc, status } = reads;
  const signs = isSigner(reads);
  if (signs) return { kind: 'closed', reason: 'signer' };
  // "Not found" may mean a signer, so the answer waits for the profile.
  if (isCode(profile.error ?? (profile.data && heloc.error), 'not-found'))
    return { kind: 'closed', reason: 'missing' };
  if (signs === false && profile.data && heloc.data && status.data)
    return { kind: 'known', data: { profile: profile.data, heloc: heloc.data, status: status.data } };
  const error = profile.error ?? heloc.error ?? status.error;
  if (isCode(error, 'unauthenticated')) return { kind: 'closed', reason: 'signed-out' };
  // A missing profile and a missing application give the same error: the second answer decides whether to close the page.
  if (isCode(error, 'not-found') && [profile, heloc].some(({ isPending }) => isPending)) return LOADING;
  return error ? { kind: 'failed', error } : LOADING;
}

/** The person, the application and its status, and who the person is where the application lists signers. */
export function applicationSource(
  { api }: Pick<Runtime, 'api'>,
  queries: QueryClient,
  uuid: string,
): FlowSource<ApplicationData, ClosedReason> {
  const of = { profile: profileQuery(api), heloc: helocQuery(api, uuid), status: statusQuery(api, uuid) };
  const profile = new QueryObserver(queries, of.profile);
  const heloc = new QueryObserver(queries, of.heloc);
  const status = new QueryObserver(queries, { ...of.status, refetchOnWindowFocus: true });
  /** Only where the application lists signers is the identity asked for. */
  const identity = new QueryObserver(queries, { ...identityQuery(api), enabled: false });
  const invalidate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queries.invalidateQueries({ queryKey });
  let ofPerson: Promise<unknown> | undefined;
  const readApplication = () => queries.fetchQuery({ ...of.heloc, staleTime: 0 });
  /** The application, asked for beside a look at the status: only what was asked for together belongs together. */
  let concurrentRead: Promise<Heloc | undefined> | undefined;
  let statusReads = 0;

  let last: ApplicationAnswers = LOADING;
  /** The same object for as long as nothing in it has changed. */
  function get(): ApplicationAnswers {
    const now = combine({
      profile: profile.getCurrentResult(),
      heloc: heloc.getCurrentResult(),
      status: status.getCurrentResult(),
      identity: identity.getCurrentResult(),
    });
    if (!isSame(last, now)) last = now;
    return last;
  }

  return {
    get,
    subscribe(listener) {
      const changed = () => {
        const person = profile.getCurrentResult().data;
        const enabled = !isAdditionalSigner(person) && listsSigners(heloc.getCurrentResult().data);
        if (enabled !== identity.options.enabled) identity.setOptions({ ...identity.options, enabled });
        listener();
      };
      const stops = [profile, heloc, status, identity].map((observer) => observer.subscribe(changed));
      return () => {
        for (const stop of stops) stop();
      };
    },
    async readStatus() {
      statusReads += 1;
      const { checklistStatus, uwDecision } = await queries.fetchQuery({ ...of.status, staleTime: 0 });
      return { status: checklistStatus ?? null, declined: uwDecision === 'DECLINE' };
    },
    prepare() {
      // Of the person nothing changes while the server works, so this answer is there when the others come.
      ofPerson = queries.fetchQuery({ ...of.profile, staleTime: 0 });
      ofPerson.catch(() => {});
      // Most statuses have moved on when the submit is answered: then this one is there a round trip sooner.
      concurrentRead = readApplication().catch(() => undefined);
      statusReads = 0;
    },
    async readRest() {
      const asked = statusReads === 1 ? await concurrentRead : undefined;
      const isOfStatus =
        asked &&
        (asked.status.checklistStatus ?? null) === (status.getCurrentResult().data?.checklistStatus ?? null);
      await Promise.all([isOfStatus ? asked : readApplication(), ofPerson]);
    },
    reread: () => void heloc.refetch(),
    async refresh() {
      await Promise.all([invalidate(of.heloc), invalidate(of.status)]);
    },
    async recheck() {
      const { checklistStatus } = await queries.fetchQuery({ ...of.status, staleTime: 0 });
      if (parseStatus(checklistStatus).kind === 'waiting') return false;
      await invalidate(of.heloc);
      return true;
    },
    async readAll() {
      await Promise.all(
        Object.values(of).map(async ({ queryKey }) => {
          // A first call is not given up for a second one, only what was answered before is.
          if (queries.getQueryData(queryKey) === undefined) await queries.cancelQueries({ queryKey });
          await queries.invalidateQueries({ queryKey });
        }),
      );
    },
  };
}
