import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCopy } from '#src/brand/copy.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
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

  const stay = () => navigate(here, { state: { leaveGuard: true } });
  return (
    <Dialog
      open={active && armed && !onGuard}
      role="alertdialog"
      title={title}
      description={children}
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{stayLabel ?? t('stay')}</Button>
          <Button variant="secondary" onClick={() => navigate(-1)}>
            {leaveLabel ?? t('leave')}
          </Button>
        </>
      }
    />
  );
}
