import type * as topic from '#src/api/contract/disclosures.ts';
import { earlyDocument } from '../documents/early.ts';
import { fileName } from '../documents/fileName.ts';
import { notFound } from '../http/errors.ts';
import type { HandlersOf } from './types.ts';

export const disclosuresHandlers = {
  async getEarlyDocument({ params, org, services }) {
    const document = await earlyDocument(params.type, services.organisations.of(org));
    if (!document) throw notFound('Document not found');
    return { type: 'application/pdf', name: fileName(document.title), bytes: document.bytes };
  },
} satisfies HandlersOf<typeof topic>;
