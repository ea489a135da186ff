import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * The subject of a button, for screen reader users who get it without its context. It follows the visible words, so that the
 * name begins with them, whatever they are now: speech input goes by the visible words (WCAG 2.5.3).
 */
export type About = string | undefined;

export function AboutText({ text }: { text: About }) {
  return text ? <VisuallyHidden> {text}</VisuallyHidden> : null;
}
