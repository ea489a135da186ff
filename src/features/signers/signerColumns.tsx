import type { Signer } from '#src/api/contract/parts.ts';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import type { Column } from '#src/ui/primitives/DataTable.tsx';
import { type SignersTranslate, signerName, type Tone } from './signers.ts';

/** The signer's name, which is the header of the row. */
export const nameColumn = (t: SignersTranslate): Column<Signer> => ({
  key: 'name',
  header: t('name'),
  rowHeader: true,
  render: signerName,
});

/** How far the signer is, as `statusOf` says. */
export const statusColumn = (
  t: SignersTranslate,
  statusOf: (signer: Signer) => { text: string; tone: Tone },
): Column<Signer> => ({
  key: 'status',
  header: t('status'),
  render: (signer) => {
    const { text, tone } = statusOf(signer);
    return <Badge tone={tone}>{text}</Badge>;
  },
});
