import { formatMoment } from '#src/domain/text/format.ts';
import { shownOf } from '../../conversation/messages.ts';
import type { WireMessage } from '../../transports/port.ts';
import { cleanName } from './chatFiles.ts';
import { useAuthor } from './useAuthor.ts';
import { visibleText } from './visibleText.ts';

/** What was said, as text to keep. It is made here: nothing is sent for it. */
export function useTranscript(): (messages: readonly WireMessage[]) => string {
  const nameOf = useAuthor();
  return (messages) =>
    shownOf(messages)
      .map(({ from, author, at, text, files = [] }) => {
        const time = new Date(at);
        const when = Number.isNaN(time.getTime())
          ? ''
          : `, ${formatMoment(time, { dateStyle: 'long', timeStyle: 'short' })}`;
        const lines = [visibleText(text ?? ''), ...files.map(({ name }) => `[${cleanName(name)}]`)].filter(
          Boolean,
        );
        return `${nameOf(from, author)}${when}\n${lines.join('\n')}\n`;
      })
      .join('\n');
}
