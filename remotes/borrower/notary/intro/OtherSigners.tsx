import type { Signer } from '#src/api/contract/parts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { DataTable } from '#src/ui/primitives/DataTable.tsx';
import { copy as signersCopy } from '../../signing/copy.ts';
import { nameColumn, statusColumn } from '../../signing/signerColumns.tsx';
import { notaryStatus } from '../../signing/signers.ts';
import { copy } from './copy.ts';

/** How far the other people are; each meets a notary in a session of their own. */
export function OtherSigners({ signers }: { signers: readonly Signer[] }) {
  const t = useCopy(copy);
  const s = useCopy(signersCopy);
  if (signers.length === 0) return null;
  return (
    <DataTable<Signer>
      caption={t('others')}
      rows={signers}
      rowKey={({ uuid }) => uuid}
      columns={[nameColumn(s), statusColumn(s, (signer) => notaryStatus(s, signer))]}
    />
  );
}
