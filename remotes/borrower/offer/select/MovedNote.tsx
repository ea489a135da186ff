import { Alert } from '#src/ui/primitives/Alert.tsx';
import type { Choice } from '../choice.ts';
import type { PartProps } from './parts.ts';

/** What a change has moved besides, at the control that was used; the summary speaks it. */
export function MovedNote({ at, moved }: Pick<PartProps, 'moved'> & { at: keyof Choice }) {
  return moved?.at === at ? <Alert tone="info">{moved.text}</Alert> : null;
}
