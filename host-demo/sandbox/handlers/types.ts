import type { Contract, EndpointName } from '#src/api/contract/contract.ts';
import type { BodyOf, Endpoint, PathParams, QueryOf, ResponseOf } from '#src/api/contract/endpoint.ts';
import type { Identity, SignerReference } from '../model/records.ts';
import type { Services } from '../services.ts';
import type { Blob as StoredBlob } from '../store.ts';

/** One request that the contract has accepted. */
export interface Call<E extends Endpoint = Endpoint> {
  params: Record<PathParams<E['path']>, string>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** As it came, with its bytes where the contract says that the body is bytes. */
  request: Request;
  /** The organisation: the token's, else `x-org`. */
  org: string;
  /** The signed-in person; endpoints with `auth: 'required'` always have one. */
  me: Identity;
  /** The session is that of an invitation, and of nothing else that the person may be. */
  isSignerSession: boolean;
  /** Where an additional signer signs: by the invitation of their session, else by the one opened last. */
  signer: SignerReference | undefined;
  services: Services;
  userAgent: string;
  /** `X-With-Origin`: the page that asks. */
  origin: string | undefined;
  /** Marks a repeated submit, which has no effect. */
  noteRepeat(): void;
  /** Sends a token along, in the `Authorization` header of the answer. */
  sendToken(jwt: string): void;
}

type AnswerOf<E extends Endpoint> = E['responseKind'] extends 'binary'
  ? StoredBlob
  : E['responseKind'] extends 'headers'
    ? Response
    : ResponseOf<E>;

type Handler<E extends Endpoint> = (call: Call<E>) => AnswerOf<E> | Promise<AnswerOf<E>>;

/** One handler per call of a topic, in a file that is called as the contract's: a new entry does not compile without its own. */
export type HandlersOf<Topic> = {
  [Name in keyof Topic as Topic[Name] extends Endpoint ? Name : never]: Topic[Name] extends Endpoint
    ? Handler<Topic[Name]>
    : never;
};

/** The same of every call. */
export type Handlers = { [Name in EndpointName]: Handler<Contract[Name]> };
