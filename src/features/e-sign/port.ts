import type { InferType } from 'yup';
import type { Api } from '#src/api/client/createApi.ts';
import type { signingSessionSchema } from '#src/api/contract/signing.ts';
import type { DeclineReason } from '#src/domain/application/support.ts';
import type { Wording } from '#src/domain/application/wording.ts';
import type { SignerLocation } from '../location-alert/position.ts';

type SigningSession = InferType<ReturnType<typeof signingSessionSchema>>;
export type SigningDocument = SigningSession['documents'][number];
export type SigningTag = SigningDocument['tags'][number];

interface Signature {
  documentUuid: string;
  signedName: string;
  /** Drawn by hand: a PNG as a data URL. */
  signatureImage: string | undefined;
  signedAt: Date;
  /** The places that were signed, in order. */
  tagIds: string[];
  /** What the person said they mean by it. */
  shown: Wording[];
  location: SignerLocation | undefined;
}

/**
 * What an e-sign vendor does behind our pages. Each call rejects with an `ApiError`; `conflict` means that the session
 * has ended and has to be opened again.
 */
export interface ESignProvider {
  /** The document as the vendor presents it for signing. */
  read(documentUuid: string): Promise<Blob>;
  sign(signature: Signature): Promise<void>;
  complete(): Promise<void>;
  /** Declines with a reason; resolves to a reference number. */
  decline(reason: DeclineReason, message: string | undefined): Promise<{ reference: string }>;
}

export interface ProviderContext {
  api: Api;
  applicationUuid: string;
  sessionId: string;
}

interface ProviderModule {
  createProvider(context: ProviderContext): ESignProvider;
}

/** By the name that the session answer gives; each is loaded on demand. */
const PROVIDERS: Readonly<Record<string, () => Promise<ProviderModule>>> = {
  sandbox: () => import(/* webpackChunkName: "signing" */ './sandboxProvider.ts'),
};

/** @throws Error when the API names a vendor that this build does not know. */
export async function loadProvider(name: string, context: ProviderContext): Promise<ESignProvider> {
  const load = Object.hasOwn(PROVIDERS, name) ? PROVIDERS[name] : undefined;
  if (!load) throw new Error(`No e-sign provider "${name}"`);
  const { createProvider } = await load();
  return createProvider(context);
}
