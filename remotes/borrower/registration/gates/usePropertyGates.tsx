import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Address } from '#src/domain/property/address.ts';
import type { WaitlistReason } from '#src/domain/registration/eligibility.ts';
import { whenIdle } from '#src/platform/whenIdle.ts';
import { useGateContextLater } from './context.ts';
import type { PropertyBlock } from './findPropertyBlock.ts';

const load = () => import(/* webpackChunkName: "gates" */ './PropertyGates.tsx');
type Gates = Awaited<ReturnType<typeof load>>;

export interface PropertyGates {
  /** Whether one may go on with this property; shows what is in the way. */
  allow(address: Address): Promise<boolean>;
  /** Id of the message for which the form cannot be submitted. */
  blockedBy: string | undefined;
  /** The notices about the property in the form, and the dialogs. */
  view: ReactNode;
}

/** The checks of a property (docs/rules.md#property-gates); loaded while the person types. */
export function usePropertyGates(): PropertyGates {
  const context = useGateContextLater();
  const [gates, setGates] = useState<Gates | undefined>();
  const [block, setBlock] = useState<PropertyBlock | undefined>();
  const [blockedBy, setBlockedBy] = useState<string | undefined>();
  const noticed = useRef<WaitlistReason>(undefined);

  useEffect(() => {
    let isCancelled = false;
    const cancelIdle = whenIdle(() => {
      load().then(
        (loaded) => {
          if (!isCancelled) setGates(loaded);
        },
        // Asked for again when the form is submitted.
        () => {},
      );
    });
    return () => {
      isCancelled = true;
      cancelIdle();
    };
  }, []);

  return {
    async allow(address) {
      const loaded = await load();
      setGates(loaded);
      const found = await loaded.findPropertyBlock(context(), address, noticed.current);
      setBlock(found);
      return found === undefined;
    },
    blockedBy,
    view: gates ? (
      <gates.View
        block={block}
        onClose={() => setBlock(undefined)}
        onBlock={setBlockedBy}
        onNotice={(reason) => {
          noticed.current = reason;
        }}
      />
    ) : null,
  };
}
