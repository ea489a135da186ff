import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { useAnnounceIfAny } from '../primitives/announcer.ts';
import { Icon } from '../primitives/Icon.tsx';
import { BarButton, PopoverButton } from './Popover.tsx';
import { copy } from './toggletipCopy.ts';

/** Part of a line, which it does not make higher; the room around it can be pressed as well. */
const InlineButton = styled(BarButton)`
  position: relative;
  min-inline-size: 1.5em;
  min-block-size: 1.5em;
  padding: 0;
  margin-block: -0.25em;
  /* On the line, as the letters are. */
  inset-block-start: 0.2em;
  color: var(--heloc-color-link);
  &::after {
    content: '';
    position: absolute;
    inset: max(-0.625em, -4cqi);
  }
`;

const Text = styled.p`
  margin: 0;
  padding: 0.25em 0.5em;
  font-weight: 400;
  font-size: medium;
  text-align: start;
`;

interface ToggletipProps {
  /** What it is about, as it is called beside it. */
  term: string;
  /** What it means: one or two sentences, which stand elsewhere on the page as well. */
  text: string;
}

/** What a word means, where it is read: by a press, so that fingers have it too (docs/rules.md#tooltips). */
export function Toggletip({ term, text }: ToggletipProps) {
  const t = useCopy(copy);
  const announce = useAnnounceIfAny();
  return (
    <PopoverButton
      as={InlineButton}
      name={t('about', { term })}
      label={<Icon name="info" size={1.125} />}
      placement="bottom"
      onOpen={() => announce(text)}
    >
      {() => <Text>{text}</Text>}
    </PopoverButton>
  );
}
