import type { Api } from '#src/api/client/createApi.ts';
import type { ChatSession } from '../session/storedSession.ts';
import type { Emit, Mode, Transport } from './port.ts';

/** What an adapter of agents is made of. */
export interface TransportInput {
  /** What the start call answered: who talks, by which token, and what each provider's client needs. */
  session: ChatSession;
  api: Api;
  now(): Date;
  endpoints: {
    /** Origin of the API. */
    api: string;
  };
  /** Something that came was not what it should be, and is left out. */
  onDropped?(): void;
}

declare const __HELOC_CHAT_STREAM__: boolean;

export type CreateTransport = (input: TransportInput, emit: Emit) => Transport;

/** Of agents: the assistant is asked without a session. */
export type AgentMode = Exclude<Mode, 'chatbot'>;

const AGENT_MODES: readonly unknown[] = ['nice', 'twilio', 'stream'] satisfies AgentMode[];
export const isAgentMode = (mode: unknown): mode is AgentMode => AGENT_MODES.includes(mode);

/** Which provider a new chat is with: it goes with the feature (docs/rules.md#chat-sessions). */
export const modeOf = (webChat: Readonly<Record<string, unknown>> = {}): AgentMode =>
  isAgentMode(webChat.mode) ? webChat.mode : 'nice';

/** Loaded with its mode alone, when a chat begins or goes on. A fifth mode is a folder and a line here. */
export const TRANSPORTS: Partial<Record<AgentMode, () => Promise<CreateTransport>>> = {
  twilio: () =>
    import(/* webpackChunkName: "chat-twilio" */ './twilio/twilio.ts').then((made) => made.createTwilio),
  nice: () => import(/* webpackChunkName: "chat-nice" */ './nice/nice.ts').then((made) => made.createNice),
  // A constant of the build: without a contract with its vendor nothing of it is in the release.
  ...(__HELOC_CHAT_STREAM__ && {
    stream: () =>
      import(/* webpackChunkName: "chat-stream" */ './stream/stream.ts').then((made) => made.createStream),
  }),
};

/** Whether this release has it: without, a person is given the phone and the email. */
export const hasMode = (mode: Mode): boolean => mode !== 'chatbot' && TRANSPORTS[mode] !== undefined;
