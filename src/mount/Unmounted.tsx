import { useEffect, useRef } from 'react';
import { showFailure } from '#src/embed/failure.ts';

interface UnmountedProps {
  phone: string | undefined;
  tryAgain?: () => void;
}

/** Stands where a remote could not even begin: in the loader's words, as no organisation's are there yet. */
export function Unmounted({ phone, tryAgain = () => window.location.reload() }: UnmountedProps) {
  const element = useRef<HTMLDivElement>(null);
  const again = useRef(tryAgain);
  useEffect(() => {
    const box = element.current as HTMLDivElement;
    showFailure(box, phone, async () => again.current());
    return () => box.replaceChildren();
  }, [phone]);
  return <div ref={element} />;
}
