import { ScreenHost } from '#src/features/screens/ScreenHost.tsx';
import { ContactCard } from '#src/features/shell/ContactCard.tsx';
import { PageFrame } from '#src/features/shell/PageFrame.tsx';
import { handoff } from './screen.ts';

/** `/identity-handoff` */
export function View() {
  return (
    <PageFrame help={<ContactCard />}>
      <ScreenHost screen={handoff} />
    </PageFrame>
  );
}
