import { WhenIdle } from '#src/features/screens/WhenIdle.tsx';
import type { PartProps } from '../select/parts.ts';
import { PartContext } from './context.ts';

const load = () => import(/* webpackChunkName: "pictures" */ './Pictures.tsx');

/** The choice in pictures, which nobody waits for. */
export function PicturesWhenIdle(props: PartProps) {
  return (
    <PartContext value={props}>
      <WhenIdle load={load} />
    </PartContext>
  );
}
