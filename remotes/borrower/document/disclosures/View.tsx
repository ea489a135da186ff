import { message } from '#src/brand/copy.tsx';
import { copy } from './copy.ts';
import { Disclosures } from './Disclosures.tsx';

export const title = message(copy, 'heading');

export function View() {
  return <Disclosures />;
}
