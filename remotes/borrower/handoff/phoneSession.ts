import { array, boolean, type InferType, number, object, string } from 'yup';
import { DOCUMENT_TYPES, IDENTITY_DOCUMENTS } from '#src/domain/documents/documents.ts';
import { toJson } from '#src/domain/text/json.ts';
import type { KeyValueStore } from '#src/platform/storage.ts';
import { FILE_STATES, VERDICTS, type Verdict } from '#src/ui/upload/uploadedFile.ts';

const KEY = 'handoff';
const TOKEN_KEY = 'handoff-token';

const documentType = string().oneOf(DOCUMENT_TYPES).required();
/** A file of a slot, on its way or there. */
const file = object({
  id: string().required(),
  name: string().required(),
  size: number().required(),
  state: string().oneOf(FILE_STATES).required(),
  documentUuid: string(),
  uploadUuid: string(),
  trace: object({ lastModified: number().required(), hash: string() }).optional().default(undefined),
  problem: string().oneOf(Object.keys(VERDICTS) as Verdict[]),
  error: string(),
}).required();

const schema = object({
  session: string().required(),
  documentKind: string().oneOf(IDENTITY_DOCUMENTS).nullable().defined(),
  wanted: array(object({ documentType, max: number().required() }).required()).required(),
  sent: array(
    object({
      documentType,
      documentUuid: string().required(),
      name: string().required(),
      size: number().required(),
    }).required(),
  ).required(),
  files: array(file).required(),
  isDone: boolean().required(),
}).required();

/** What a reload of the page on the phone needs: the link itself works only once. */
export type PhoneSession = InferType<typeof schema>;

export interface PhoneViewProps {
  session: PhoneSession;
  store(next: PhoneSession): void;
}

export const savePhoneSession = (store: KeyValueStore, session: PhoneSession) =>
  store.set(KEY, toJson(session));

/** Anything may stand in the page's storage: only what is whole counts. */
export function readPhoneSession(store: KeyValueStore): PhoneSession | undefined {
  try {
    return schema.validateSync(JSON.parse(store.get(KEY) ?? ''), { strict: true });
  } catch {
    return undefined;
  }
}

/** The token of a link that has not been exchanged yet. */
export const readPhoneToken = (store: KeyValueStore) => store.get(TOKEN_KEY);

export function savePhoneToken(store: KeyValueStore, token: string | undefined): void {
  if (token) store.set(TOKEN_KEY, token);
  else store.remove(TOKEN_KEY);
}
