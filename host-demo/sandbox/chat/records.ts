import type { Said } from '../assistant.ts';

export type Party = 'customer' | 'agent';
export type AgentMode = 'nice' | 'twilio' | 'stream';

export interface ChatFile {
  id: string;
  name: string;
  type: string;
  size: number;
}

export interface ChatMessage {
  id: string;
  /** From 1, without holes in a conversation. */
  seq: number;
  /** By which who wrote it knows it. */
  clientId: string | null;
  from: Party | 'system';
  author: string | null;
  /** Milliseconds of the server's clock. */
  at: number;
  text: string;
  files: ChatFile[];
}

export interface Conversation {
  id: string;
  org: string;
  mode: AgentMode;
  friendlyName: string;
  emailAddress: string;
  applicationUuid: string | null;
  tag: string | null;
  /** What the assistant was asked before: the agent reads it, and the person has it above. */
  handOver: readonly Said[];
  /** The person who was signed in, if one was. */
  identityUuid: string | null;
  /** Name of the agent that it was sent to, where one was chosen. */
  wanted?: string | undefined;
  /** By which the agents' side knows its channel and the person in it. */
  channelId: string;
  contactId: string;
  state: 'queued' | 'active' | 'closed' | 'frozen';
  endedBy: Party | 'system' | null;
  /** In the queue; 0 where none is told. */
  position: number;
  agent: { name: string } | null;
  /** `seq` of the last message that was read. */
  readUpTo: Record<Party, number>;
  createdAt: number;
  survey: { reason: string; additionalInformation: string | null } | null;
}

export type ChatEvent =
  | { type: 'message'; message: ChatMessage }
  | { type: 'typing'; by: Party; on: boolean }
  | { type: 'agent'; state: 'queued' | 'joined' | 'left'; name?: string; position?: number }
  | { type: 'read'; by: Party; upTo: number }
  | { type: 'ended'; by: Party | 'system' }
  | { type: 'frozen' };

export type ChatListener = (event: ChatEvent) => void;

export interface PastMessage {
  from: Party;
  text: string;
  at: number;
}

export interface ChatStart
  extends Pick<
    Conversation,
    | 'org'
    | 'mode'
    | 'friendlyName'
    | 'emailAddress'
    | 'applicationUuid'
    | 'tag'
    | 'handOver'
    | 'identityUuid'
    | 'wanted'
    | 'position'
  > {
  id?: string | undefined;
  /** What was said before. */
  past?: readonly PastMessage[] | undefined;
}

export interface Draft {
  from: ChatMessage['from'];
  author?: string | null | undefined;
  clientId?: string | null | undefined;
  text?: string | undefined;
  files?: readonly ChatFile[] | undefined;
  /** Whether one with this `clientId` is kept once; without it a repeat is a second message. */
  dedupe: boolean;
}
