import { array, type InferType, object, string } from 'yup';
import { DOCUMENT_TYPES, IDENTITY_DOCUMENTS } from '#src/domain/documents/documents.ts';
import { toJson } from '#src/domain/text/json.ts';
import type { KeyValueStore } from '#src/platform/storage.ts';

const KEY = 'identity-handoff';
const TOKEN_KEY = 'identity-handoff-token';

const types = array(string().oneOf(DOCUMENT_TYPES).required()).required();
const schema = object({
  session: string().required(),
  documentKind: string().oneOf(IDENTITY_DOCUMENTS).required(),
  wanted: types,
  sent: types,
}).required();

/** What a reload of the page on the phone needs: the link itself works only once. */
export type PhoneSession = InferType<typeof schema>;

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
