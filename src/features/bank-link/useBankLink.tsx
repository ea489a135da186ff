import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '#src/api/client/apiError.ts';
import { type BankLinkPurpose, postBankLinkExchange, postBankLinkToken } from '#src/api/contract/bankLink.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import { type Runtime, useRuntime } from '#src/platform/runtime.ts';
import { useCase } from '../case/CaseContext.ts';
import { AdapterWindow } from './AdapterWindow.tsx';
import { kindOf, type LinkedKind } from './kinds.ts';
import { oauthReturnOf, redirectUri } from './oauthReturn.ts';
import { type BankLinkExit, type BankLinkSession, type BankLinkSuccess, providerOf } from './port.ts';
import { rememberOrg } from './returningOrg.ts';
import { clearLink, savedLink, saveLink } from './savedLink.ts';

export type LinkedBank = ResponseOf<typeof postBankLinkExchange>;

interface BankLinkInput {
  purpose: BankLinkPurpose;
  onLinked(bank: LinkedBank): void | Promise<void>;
  /** Where a person without a login continues; without it that is shown as any other result. */
  onNoLogin?(): void;
}

export interface BankLink {
  kind: LinkedKind;
  /** Opens the vendor's window. */
  start(): void;
  /** While a token is asked for, and while what the window answered is sent. */
  busy: boolean;
  /** Why the last try linked nothing. */
  exit: BankLinkExit | undefined;
  /** The vendor's window; render it outside of any form. */
  window: ReactNode;
}

type Opened = { provider: string; session: BankLinkSession };

interface Asking {
  runtime: Runtime;
  uuid: string;
  purpose: BankLinkPurpose;
}

/** Asks for a token; what leaves for the bank's own site is remembered for the way back, with the page that links. */
async function askForWindow(
  { runtime, uuid, purpose }: Asking,
  step: string,
  search: string,
): Promise<Opened> {
  const answer = await runtime.api.call(postBankLinkToken, {
    params: { uuid },
    body: { purpose, redirectUri: redirectUri(runtime) },
  });
  const { linkToken, expiration, institutions } = answer;
  const provider = providerOf(answer.provider);
  if (!provider) throw new Error(`No bank-link adapter is called "${answer.provider}"`);
  if (provider.redirects) {
    rememberOrg(runtime.storage.local, search);
    const link = { token: linkToken, expiry: expiration, step, provider: answer.provider };
    saveLink(runtime.personal.local, uuid, link);
  }
  return { provider: answer.provider, session: { purpose, linkToken, institutions } };
}

/** What the server refuses it will refuse again: the next try starts at the bank. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && ['invalid', 'conflict', 'not-found'].includes(error.code);

/** Runs one piece of work at a time. */
function useOneAtATime(onError: (error: unknown) => void) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  async function once(work: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      onError(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { busy, once };
}

/**
 * Links a bank, a payroll or a tax account for the page that it is on. Which vendor does it is the API's answer. An
 * expired token is renewed unseen, once; a person who comes back from their bank's own site goes on where they were.
 */
export function useBankLink({ purpose, onLinked, onNoLogin }: BankLinkInput): BankLink {
  const runtime = useRuntime();
  const { uuid } = useCase();
  const location = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>();
  const [exit, setExit] = useState<BankLinkExit>();
  const renewed = useRef(false);
  /** Linked at the vendor but not yet sent to the API; a second try needs no second sign-in at the bank. */
  const unsent = useRef<BankLinkSuccess>(undefined);
  const { api, personal } = runtime;
  /** The page's path below the application. */
  const step = location.pathname.split('/').filter(Boolean).slice(1).join('/');

  const { busy, once } = useOneAtATime((error) => {
    const limited = error instanceof ApiError && error.code === 'rate-limited';
    const reason = limited ? 'rate-limited' : unsent.current ? 'failed' : 'unavailable';
    setExit({ reason, institution: unsent.current?.institution?.name });
    if (!(error instanceof ApiError)) runtime.reporter.error(error, { where: 'bank-link' });
  });

  const open = () =>
    once(async () => {
      setExit(undefined);
      if (unsent.current) return exchange(unsent.current);
      setOpened(await askForWindow({ runtime, uuid, purpose }, step, location.search));
      return undefined;
    });

  async function exchange(success: BankLinkSuccess) {
    const { publicToken, accountIds, institution } = success;
    if (!publicToken) {
      setExit({ reason: 'failed', institution: institution?.name });
      return;
    }
    unsent.current = success;
    const body = { purpose, publicToken, accountIds, institution: institution ?? null };
    const bank = await api.call(postBankLinkExchange, { params: { uuid }, body }).catch((error) => {
      if (isRefused(error)) unsent.current = undefined;
      throw error;
    });
    unsent.current = undefined;
    await onLinked(bank);
  }

  const continueFrom = useEffectEvent((receivedRedirectUri: string) => {
    navigate({ search: location.search }, { replace: true, state: null });
    const link = savedLink(personal.local, runtime.now());
    // The link has expired, or belongs to another page: linking starts from the beginning.
    if (!link || link.step !== step) return void open();
    setOpened({
      provider: link.provider,
      session: { purpose, linkToken: link.token, institutions: [], receivedRedirectUri },
    });
    return undefined;
  });
  const received = oauthReturnOf(location.state);
  useEffect(() => {
    if (received) continueFrom(received);
  }, [received]);

  function ended() {
    setOpened(undefined);
    clearLink(personal.local);
  }

  return {
    kind: kindOf(purpose),
    start() {
      renewed.current = false;
      void open();
    },
    busy,
    exit,
    window: opened ? (
      <AdapterWindow
        key={opened.session.linkToken}
        provider={opened.provider}
        session={opened.session}
        onSuccess={(success) => {
          ended();
          void once(() => exchange(success));
        }}
        onExit={(why) => {
          ended();
          if (why.reason === 'token-expired' && !renewed.current) {
            renewed.current = true;
            void open();
          } else if (why.reason === 'no-login' && onNoLogin) onNoLogin();
          else setExit(why);
        }}
      />
    ) : null,
  };
}
