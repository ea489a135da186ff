import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * What a button is about, for screen reader users who hear it without its surroundings. It follows the visible words, so that the
 * name begins with them, whatever they are now: who speaks to a computer says what they see (WCAG 2.5.3).
 */
export type About = string | undefined;

export function AboutText({ text }: { text: About }) {
  return text ? <VisuallyHidden> {text}</VisuallyHidden> : null;
}
