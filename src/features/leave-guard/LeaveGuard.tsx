import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCopy } from '#src/brand/copy.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { useUiRoot } from '#src/ui/primitives/RootStyle.tsx';
import { copy } from './copy.ts';

export interface LeaveGuardProps {
  /** Whether something would be lost or interrupted by leaving. */
  active: boolean;
  title: ReactNode;
  children: ReactNode;
  stayLabel?: string;
  leaveLabel?: string;
}

/**
 * Asks before a person leaves by Back, by closing the tab or by a link away. For Back there is a second history entry
 * with the same address: going back from it changes nothing on the page, and that is the moment to ask.
 */
export function LeaveGuard({ active, title, children, stayLabel, leaveLabel }: LeaveGuardProps) {
  const t = useCopy(copy);
  const location = useLocation();
  const navigate = useNavigate();
  const [armed, setArmed] = useState(false);
  const onGuard = (location.state as { leaveGuard?: boolean } | null)?.leaveGuard === true;
  const here = `${location.pathname}${location.search}`;

  useEffect(() => {
    if (!active || armed) return;
    if (onGuard) setArmed(true);
    else navigate(here, { state: { leaveGuard: true } });
  }, [active, armed, onGuard, here, navigate]);

  useEffect(() => {
    if (!active) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);

  // A host may lead to another view of its own page, which unloads nothing: links are held back themselves.
  const root = useUiRoot();
  const link = useRef<HTMLElement>(null);
  const [asksAboutLink, setAsksAboutLink] = useState(false);
  useEffect(() => {
    if (!active || !root) return undefined;
    const hold = (event: MouseEvent) => {
      const away = (event.target as Element).closest<HTMLElement>('a[href^="/"], a[href^="http"]');
      const isElsewhere = away?.matches('[target]') || event.button || event.metaKey || event.ctrlKey;
      if (!away || isElsewhere || event.shiftKey || event.altKey || away === link.current) return;
      event.preventDefault();
      event.stopPropagation();
      link.current = away;
      setAsksAboutLink(true);
    };
    root.addEventListener('click', hold, true);
    return () => root.removeEventListener('click', hold, true);
  }, [active, root]);
  const answerAboutLink = (leaves: boolean) => {
    setAsksAboutLink(false);
    // Still the one that may pass.
    if (leaves) link.current?.click();
    link.current = null;
  };

  const stay = () => navigate(here, { state: { leaveGuard: true } });
  const isBack = armed && !onGuard;
  const answer = (leaves: boolean) => {
    if (!isBack) answerAboutLink(leaves);
    else if (leaves) navigate(-1);
    else stay();
  };
  return (
    <Dialog
      open={active && (isBack || asksAboutLink)}
      role="alertdialog"
      title={title}
      description={children}
      onClose={() => answer(false)}
      actions={
        <>
          <Button onClick={() => answer(false)}>{stayLabel ?? t('stay')}</Button>
          <Button variant="secondary" onClick={() => answer(true)}>
            {leaveLabel ?? t('leave')}
          </Button>
        </>
      }
    />
  );
}
