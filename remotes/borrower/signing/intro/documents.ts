import type { InferType } from 'yup';
import type { documentSchema } from '#src/api/contract/documents.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Translate } from '#src/brand/copy.tsx';
import { includesAutopay } from '#src/domain/offer/discounts.ts';
import type { copy } from './copy.ts';

type ApiDocument = InferType<ReturnType<typeof documentSchema>>;
type Key = Exclude<keyof (typeof copy)['strings'], 'heading'>;

export interface ListedDocument {
  key: string;
  title: string;
  withNotary: boolean;
}

const always = () => true;

/** The documents that such a line needs, shown until the server has prepared them. */
const USUAL: readonly { key: Key; withNotary?: boolean; applies: (heloc: Heloc) => boolean }[] = [
  { key: 'agreement', applies: always },
  { key: 'rightToCancel', applies: (heloc) => heloc.property.occupancyType === 'HOME' },
  { key: 'deed', withNotary: true, applies: always },
  { key: 'payoffs', applies: (heloc) => (heloc.selectedOffer?.payoffAccountIds.length ?? 0) > 0 },
  { key: 'autopay', applies: (heloc) => includesAutopay(heloc.selectedOffer?.discounts ?? []) },
  { key: 'flood', applies: always },
  { key: 'compliance', applies: always },
  { key: 'texas', applies: (heloc) => heloc.property.state === 'TX' },
];

/** The documents to sign; only a home has a notice of the right to cancel (docs/rules.md#documents-to-sign). */
export function documentsToSign(
  heloc: Heloc,
  prepared: readonly ApiDocument[],
  t: Translate<(typeof copy)['strings']>,
): ListedDocument[] {
  const listed = prepared.filter(
    ({ category, type }) =>
      (category === 'SIGNING' || category === 'NOTARY') &&
      (type !== 'RIGHT_TO_CANCEL' || heloc.property.occupancyType === 'HOME'),
  );
  if (listed.length > 0) {
    return listed.map(({ uuid, title, category }) => ({
      key: uuid,
      title,
      withNotary: category === 'NOTARY',
    }));
  }
  return USUAL.filter(({ applies }) => applies(heloc)).map(({ key, withNotary = false }) => ({
    key,
    title: t(key),
    withNotary,
  }));
}
