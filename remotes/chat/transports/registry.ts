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
}

export type CreateTransport = (input: TransportInput, emit: Emit) => Transport;

/** Of agents: the assistant is asked without a session. */
export type AgentMode = Exclude<Mode, 'chatbot'>;
