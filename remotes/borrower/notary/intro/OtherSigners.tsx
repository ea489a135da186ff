import type { Signer } from '#src/api/contract/parts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { DataTable } from '#src/ui/primitives/DataTable.tsx';
import { copy as signersCopy } from '../../signing/copy.ts';
import { notaryStatus, signerName } from '../../signing/signers.ts';
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
      columns={[
        { key: 'name', header: s('name'), rowHeader: true, render: signerName },
        {
          key: 'status',
          header: s('status'),
          render: (signer) => {
            const { text, tone } = notaryStatus(s, signer);
            return <Badge tone={tone}>{text}</Badge>;
          },
        },
      ]}
    />
  );
}
