import { useSearchParams } from 'react-router';
import { message } from '#src/brand/copy.tsx';
import { copy } from '#src/features/conditions/copy.ts';
import { UploadTask } from '#src/features/conditions/UploadTask.tsx';
import { Asked } from '../../asked/Asked.tsx';

export const title = message(copy, 'title');

export function View() {
  const [search] = useSearchParams();
  return (
    <Asked>
      <UploadTask key={search.toString()} />
    </Asked>
  );
}
