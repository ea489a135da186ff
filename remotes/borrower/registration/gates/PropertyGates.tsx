import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useFormState } from 'react-final-form';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { isZipListed, type WaitlistReason } from '#src/domain/registration/eligibility.ts';
import { type AddressValue, toAddress } from '#src/features/address/value.ts';
import { useRegistration } from '#src/features/registration/useRegistration.ts';
import { useFlagVariables } from '#src/platform/useFlag.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { useGateContext } from './context.ts';
import { copy } from './copy.ts';
import { type PropertyBlock, reasonFor, siteOf } from './findPropertyBlock.ts';
import { gateQueries, isUnlicensedFor, needsLicences } from './lookUps.ts';
import { SiteDialog } from './SiteDialog.tsx';
import { WaitlistNotice } from './WaitlistNotice.tsx';

export { findPropertyBlock } from './findPropertyBlock.ts';

interface ViewProps {
  block: PropertyBlock | undefined;
  onClose(): void;
  /** The form cannot be submitted, for the message with this id. */
  onBlock(messageId: string | undefined): void;
  /** Called with the reason for a notice about the waitlist, or none. */
  onNotice(reason: WaitlistReason | undefined): void;
}

/** Dialogs and notices about the property in the form. */
export function View({ block, onClose, onBlock, onNotice }: ViewProps) {
  const { values } = useFormState<{ address?: AddressValue }>({ subscription: { values: true } });
  const property = toAddress(values.address ?? {});
  return (
    <>
      <DisasterNotice zip={property.zip} />
      {property.state ? <LicenceNotice state={property.state} onBlock={onBlock} /> : null}
      <Waitlist property={property} asked={block === 'waitlist'} onNotice={onNotice} />
      <SiteDialog
        block={block === 'unlicensed' || block === 'waitlist' ? undefined : block}
        onClose={onClose}
      />
    </>
  );
}

/** Zips as the flag's variables have them: a list, or one text. */
function zipsIn(variables: Readonly<Record<string, unknown>> | undefined): readonly string[] | string {
  const zips = variables?.zips;
  if (Array.isArray(zips)) return zips.map(String);
  return typeof zips === 'string' ? zips : [];
}

function DisasterNotice({ zip }: { zip: string }) {
  const t = useCopy(copy);
  const legal = useLegal();
  const zips = zipsIn(useFlagVariables('californiaFires'));
  if (!zip || !isZipListed(zip, zips)) return null;
  return (
    <Alert tone="warning" title={t('disasterTitle')}>
      {legal('disasterResponse')}
    </Alert>
  );
}

function LicenceNotice({ state, onBlock }: { state: string; onBlock: ViewProps['onBlock'] }) {
  const t = useCopy(copy);
  const id = useId();
  const context = useGateContext();
  const { referrer, licences } = gateQueries(context);
  const { data: found } = useQuery({ ...referrer, enabled: Boolean(context.visit.referrerId) });
  const { data: states } = useQuery({ ...licences, enabled: needsLicences(found) });
  const blocks = state.length === 2 && isUnlicensedFor(found, states, state);
  useEffect(() => {
    if (!blocks) return undefined;
    onBlock(id);
    return () => onBlock(undefined);
  }, [blocks, id, onBlock]);
  if (!blocks) return null;
  return (
    <div id={id}>
      <Alert tone="error">{t('unlicensed')}</Alert>
    </div>
  );
}

interface WaitlistProps {
  property: { state: string; zip: string };
  /** Continue was pressed before the notice was there. */
  asked: boolean;
  onNotice: ViewProps['onNotice'];
}

function Waitlist({ property, asked, onNotice }: WaitlistProps) {
  const context = useGateContext();
  const queries = gateQueries(context);
  const { data: allowed } = useQuery(queries.states);
  const { data: blocked } = useQuery(queries.zips);
  // Who belongs to another site cannot go on here, so not to the waitlist either.
  const known = property.state.length === 2 && property.zip.length === 5 && !siteOf(context, property);
  const lists = { states: allowed?.states, zips: blocked?.blockedZips };
  const reason = known ? reasonFor(context, property, lists) : undefined;
  const registration = useRegistration();
  useEffect(() => {
    onNotice(reason);
    if (reason) registration.note({ noticed: reason });
  }, [onNotice, reason, registration]);
  return reason ? <WaitlistNotice reason={reason} focused={asked} /> : null;
}
