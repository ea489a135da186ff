import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { usePlaidLink } from 'react-plaid-link';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useLatest } from '#src/platform/useLatest.ts';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { copy } from '../copy.ts';
import type { BankLinkWindowProps } from '../port.ts';
import { ownTag } from '../scriptTags.ts';
import { plaidExit } from './exits.ts';
import { PLAID_SCRIPT, plaidCanStart } from './script.ts';

/** A script that hangs, or that is loaded and gone again, never becomes ready. */
const START_TIMEOUT_MS = 30_000;

/** Plaid Link. Its window is an iframe on the page's body, outside of our root: Plaid allows no other place. */
export function Window(props: BankLinkWindowProps) {
  const t = useCopy(copy);
  const [canStart, setCanStart] = useState(false);
  const refuse = useEffectEvent(() => props.onExit({ reason: 'unavailable' }));
  useEffect(() => {
    const giveUp = new AbortController();
    const removeTag = ownTag(window, PLAID_SCRIPT);
    void plaidCanStart(window, giveUp.signal).then((can) => {
      if (giveUp.signal.aborted) return;
      if (can) setCanStart(true);
      else refuse();
    });
    return () => {
      giveUp.abort();
      removeTag();
    };
  }, []);
  return (
    <>
      <Spinner label={t('starting')} />
      {canStart ? <PlaidLink {...props} /> : null}
    </>
  );
}

function PlaidLink({ session, onSuccess, onExit }: BankLinkWindowProps) {
  const nonce = useRuntime().nonce();
  /** Plaid also calls `onExit` when it is taken down. */
  const isClosed = useRef(false);
  const end = useCallback((report: () => void) => {
    if (isClosed.current) return;
    isClosed.current = true;
    report();
  }, []);
  // The hook keeps the callbacks of its first render.
  const latest = useLatest({ onSuccess, onExit });
  const { open, ready, error } = usePlaidLink({
    token: session.linkToken,
    ...(session.receivedRedirectUri ? { receivedRedirectUri: session.receivedRedirectUri } : {}),
    ...(nonce ? { cspNonce: nonce } : {}),
    onSuccess: (publicToken, { institution, accounts }) =>
      end(() =>
        latest.current.onSuccess({
          publicToken,
          accountIds: accounts.map(({ id }) => id),
          institution: institution ? { id: institution.institution_id, name: institution.name } : undefined,
        }),
      ),
    onExit: (failure, metadata) => end(() => latest.current.onExit(plaidExit(failure, metadata))),
  });
  const opened = useRef(false);
  useEffect(() => {
    if (!ready || opened.current) return;
    opened.current = true;
    open();
  }, [ready, open]);
  useEffect(() => {
    if (error) end(() => latest.current.onExit({ reason: 'unavailable' }));
  }, [error, end, latest]);
  useEffect(() => {
    if (ready) return undefined;
    const timer = setTimeout(
      () => end(() => latest.current.onExit({ reason: 'unavailable' })),
      START_TIMEOUT_MS,
    );
    return () => clearTimeout(timer);
  }, [ready, end, latest]);
  // A layout effect: it is undone before the hook takes Plaid down.
  useLayoutEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  return null;
}
