import styled from 'styled-components';
import { visuallyHidden } from './styles.ts';

const Region = styled.div`
  ${visuallyHidden}
`;

export interface LiveRegionProps {
  messages: readonly { id: number; text: string }[];
  urgent?: boolean;
}

/** Where messages are put to be spoken. It is in the document before its messages are. */
export function LiveRegion({ messages, urgent = false }: LiveRegionProps) {
  return (
    <Region
      role={urgent ? 'alert' : 'status'}
      aria-live={urgent ? 'assertive' : 'polite'}
      aria-atomic="false"
    >
      {messages.map((message) => (
        <p key={message.id}>{message.text}</p>
      ))}
    </Region>
  );
}
