import type { Conversation, Message, Participant } from '@twilio/conversations';
import type { TransportEvent } from '../port.ts';

interface Watching {
  conversation: Conversation;
  /** This person, as the vendor knows them. */
  me: string;
  tell(event: TransportEvent): void;
  onMessage(type: 'message' | 'changed', message: Message): void;
  /** What somebody is called, once it is known. */
  nameOf(identity: string | null): string | undefined;
  learn(identity: string | null): Promise<void>;
}

/** Listens to everything, then says what is so already: who takes part, how far was read, whether it is over. */
export async function watch({ conversation, me, tell, onMessage, nameOf, learn }: Watching): Promise<void> {
  const isOther = ({ identity, type }: Participant) => type === 'chat' && identity !== me;
  const named = ({ identity }: Participant) => {
    const name = nameOf(identity);
    return name ? { name } : {};
  };
  async function joined(participant: Participant): Promise<void> {
    await learn(participant.identity);
    tell({ type: 'agent', state: 'joined', ...named(participant) });
  }
  const writes = (on: boolean) => (participant: Participant) => {
    const author = nameOf(participant.identity);
    if (isOther(participant)) tell({ type: 'typing', on, ...(author && { author }) });
  };
  let hasAgent = false;
  const tellState = () => {
    const current = conversation.state?.current;
    // Who has closed it is not said; where an agent was there it was them.
    if (current === 'closed') tell({ type: 'ended', by: hasAgent ? 'agent' : 'system' });
    else if (current === 'inactive') tell({ type: 'frozen' });
  };
  const tellRead = () => {
    const index = conversation.lastReadMessageIndex;
    if (index !== null) tell({ type: 'read', upTo: { major: index, minor: '' } });
  };

  conversation.on('messageAdded', (message) => onMessage('message', message));
  conversation.on('messageUpdated', ({ message }) => onMessage('changed', message));
  conversation.on('messageRemoved', ({ sid }) => tell({ type: 'removed', id: sid }));
  conversation.on('typingStarted', writes(true));
  conversation.on('typingEnded', writes(false));
  conversation.on('participantJoined', (one) => {
    if (!isOther(one)) return;
    hasAgent = true;
    void joined(one);
  });
  conversation.on('participantLeft', (one) => {
    tell(isOther(one) ? { type: 'agent', state: 'left', ...named(one) } : { type: 'ended', by: 'system' });
  });
  conversation.on('removed', () => tell({ type: 'ended', by: 'system' }));
  conversation.on('updated', ({ updateReasons }) => {
    if (updateReasons.includes('state')) tellState();
    if (updateReasons.includes('lastReadMessageIndex')) tellRead();
  });

  const others = (await conversation.getParticipants()).filter(isOther);
  hasAgent ||= others.length > 0;
  await Promise.all(others.map(joined));
  if (!hasAgent) tell({ type: 'agent', state: 'queued' });
  tellRead();
  tellState();
}
