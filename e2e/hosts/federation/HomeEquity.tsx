import type { HelocApplication } from '@heloc/embed';
import { useEffect, useRef, useState } from 'react';

const LENDER = 'OAKLINE';
// Of the page's Content-Security-Policy, where it has one.
const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce;

/** On the route `/account/heloc/*`. */
export function HomeEquity() {
  const target = useRef<HTMLDivElement>(null);
  const application = useRef<Promise<HelocApplication>>(undefined);
  const [org, setOrg] = useState(LENDER);
  const [step, setStep] = useState('');

  useEffect(() => {
    const element = target.current as Element;
    const mounted = import('heloc_borrower/mount').then(({ mount }) =>
      mount(element, {
        org: LENDER,
        nonce,
        onEvent(event) {
          if (event.type === 'step') setStep(event.title);
        },
      }),
    );
    application.current = mounted;
    return () => void mounted.then((app) => app.unmount());
  }, []);

  useEffect(() => void application.current?.then((app) => app.update({ org })), [org]);

  return (
    <>
      <p>You are at: {step}</p>
      <button type="button" onClick={() => setOrg('QUILLMERE_BANK')}>
        Another lender
      </button>
      <div ref={target} />
    </>
  );
}
