import type { InferType } from 'yup';
import type { notarySessionSchema } from '#src/api/contract/notary.ts';
import type { ElementComponent } from '#src/jsx/runtime.ts';
import { frameOrigin } from './frameOrigin.ts';

export type NotarySession = InferType<ReturnType<typeof notarySessionSchema>>;

export interface RoomProps {
  session: NotarySession;
  /** Reports to the server that the person has signed before the notary; rejects with an `ApiError`. */
  onSigned: () => Promise<void>;
}

/** What a notary vendor puts into the page while the notary is there. */
export interface RoomModule {
  Room: ElementComponent<RoomProps>;
}

/** By the name that the session answer gives; each is loaded on demand. */
const PROVIDERS: Readonly<Record<string, () => Promise<RoomModule>>> = {
  sandbox: () => import(/* webpackChunkName: "notary" */ './SandboxRoom.tsx'),
};

const frame = () => import(/* webpackChunkName: "notary" */ './FrameRoom.tsx');

/** Vendors that give an address are shown in a frame; any other has to be known by name. */
export function roomOf({
  provider,
  url,
}: Pick<NotarySession, 'provider' | 'url'>): () => Promise<RoomModule> {
  const known = Object.hasOwn(PROVIDERS, provider) ? PROVIDERS[provider] : undefined;
  if (known) return known;
  if (url && frameOrigin(url)) return frame;
  return () => Promise.reject(new Error(`No notary provider "${provider}"`));
}
