import { message } from '#src/brand/copy.tsx';
import { useToIndex } from '#src/features/conditions/useToIndex.ts';
import { copy } from '#src/features/identity-capture/copy.ts';
import { Asked } from '../../asked/Asked.tsx';
import { Document } from '../../id/Document.tsx';

export const title = message(copy, 'heading');

export function View() {
  const toIndex = useToIndex();
  return (
    <Asked>
      <Document onStayed={() => toIndex('sent')} />
    </Asked>
  );
}
