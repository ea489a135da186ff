import { useEffect, useEffectEvent, useState } from 'react';
import { useRuntime } from '#src/platform/runtime.ts';
import { type BankLinkAdapter, type BankLinkWindowProps, providerOf } from './port.ts';

/** A vendor's window, its code loaded now that it is needed. */
export function AdapterWindow({ provider, ...props }: BankLinkWindowProps & { provider: string }) {
  const { reporter } = useRuntime();
  const [adapter, setAdapter] = useState<BankLinkAdapter>();
  const fail = useEffectEvent((error: unknown) => {
    reporter.error(error, { where: 'bank-link', provider });
    props.onExit({ reason: 'unavailable' });
  });
  useEffect(() => {
    let gone = false;
    const load =
      providerOf(provider)?.load ?? (() => Promise.reject(new Error('Unknown bank-link provider')));
    load().then(
      ({ Window }) => {
        if (!gone) setAdapter({ Window });
      },
      (error: unknown) => {
        if (!gone) fail(error);
      },
    );
    return () => {
      gone = true;
    };
  }, [provider]);
  return adapter ? <adapter.Window {...props} /> : null;
}
