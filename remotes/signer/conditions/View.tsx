import { message } from '#src/brand/copy.tsx';
import { ConditionsIndex } from '#src/features/conditions/ConditionsIndex.tsx';
import { copy } from '#src/features/conditions/copy.ts';
import { Asked } from '../asked/Asked.tsx';

export const title = message(copy, 'title');

export const View = () => (
  <Asked>
    <ConditionsIndex />
  </Asked>
);
