import type { Signer } from '#src/api/contract/parts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { copy as signersCopy } from '#src/features/signers/copy.ts';
import { NeedsToTalk } from '#src/features/signers/NeedsToTalk.tsx';
import { nameColumn, statusColumn } from '#src/features/signers/signerColumns.tsx';
import { notaryStatus } from '#src/features/signers/signers.ts';
import { DataTable } from '#src/ui/primitives/DataTable.tsx';
import { copy } from './copy.ts';

/** How far the other people are; each meets a notary in a session of their own. */
export function OtherSigners({ signers }: { signers: readonly Signer[] }) {
  const t = useCopy(copy);
  const s = useCopy(signersCopy);
  if (signers.length === 0) return null;
  return (
    <>
      <DataTable<Signer>
        caption={t('others')}
        rows={signers}
        rowKey={({ uuid }) => uuid}
        columns={[nameColumn(s), statusColumn(s, (signer) => notaryStatus(s, signer))]}
      />
      <NeedsToTalk signers={signers} />
    </>
  );
}
