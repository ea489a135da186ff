import { useEffect, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { LoadingPage } from '../loading/LoadingPage.tsx';
import { usePageTitle } from '../screens/pageTitle.ts';
import { copy } from './copy.ts';
import { SessionPage } from './SessionPage.tsx';

/** Leaves for a path of the brand's own site. If the host prevents that, a page explains it and offers a button. */
export function Leave({ to }: { to: string }) {
  const { leave } = useRuntime();
  const [wasPrevented, setPrevented] = useState(false);
  useEffect(() => setPrevented(!leave(to)), [leave, to]);
  return wasPrevented ? <LeavePrevented onProceed={() => leave(to)} /> : <LoadingPage />;
}

function LeavePrevented({ onProceed }: { onProceed: () => void }) {
  const t = useCopy(copy);
  usePageTitle(t('leaveHeading'));
  return (
    <SessionPage heading={t('leaveHeading')} text={t('leaveText')}>
      <Actions>
        <Button onClick={onProceed}>{t('leaveButton')}</Button>
      </Actions>
    </SessionPage>
  );
}
