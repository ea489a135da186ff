import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { words } from '#src/brand/words.tsx';
import { useToast } from '#src/ui/overlay/toast.ts';
import { copy } from './copy.ts';
import { type Notice, noticeOf } from './notice.ts';

/** What was done on the page before, said once. */
export function SaidToast() {
  const showToast = useToast();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const notice = noticeOf(state);
  const say = useEffectEvent((text: Exclude<Notice, 'gone'>) => {
    showToast({ text: words(copy, text), tone: 'success' });
    void navigate({ search }, { replace: true });
  });
  useEffect(() => {
    if (notice !== undefined && notice !== 'gone') say(notice);
  }, [notice]);
  return null;
}
