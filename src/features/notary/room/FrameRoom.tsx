import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from './copy.ts';
import { frameOrigin } from './frameOrigin.ts';
import type { RoomProps } from './rooms.ts';

const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: min(80vh, 48em);
  border: var(--heloc-border-width) solid var(--heloc-color-border);
  border-radius: var(--heloc-radius-card);
`;

/** A vendor's own room. The vendor notifies the server when the person has signed; this page sees it in the session's state. */
export function Room({ session }: RoomProps) {
  const t = useCopy(copy);
  const origin = frameOrigin(session.url ?? '');
  if (!origin) return null;
  const allow = ['camera', 'microphone', 'geolocation', 'display-capture', 'autoplay', 'fullscreen']
    .map((feature) => `${feature} ${origin}`)
    .join('; ');
  return <Frame title={t('frame')} src={session.url ?? ''} allow={allow} referrerPolicy="strict-origin" />;
}
