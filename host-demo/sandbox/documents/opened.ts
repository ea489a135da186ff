import { uuidFrom } from '../model/random.ts';
import type { Application } from '../model/records.ts';
import type { DocumentType } from './catalogue.ts';

export const documentUuid = ({ heloc }: Application, type: DocumentType, participantUuid?: string) =>
  uuidFrom([heloc.uuid, 'document', type, ...(participantUuid ? [participantUuid] : [])].join('|'));

/** ISO time; undefined until it is first opened. */
export const openedAt = (app: Application, type: DocumentType): string | undefined =>
  app.documents[documentUuid(app, type)]?.openedAt;

/** As if it had never been opened. */
export function forgetDocument(app: Application, type: DocumentType): void {
  delete app.documents[documentUuid(app, type)];
}
