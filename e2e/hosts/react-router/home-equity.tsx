import { HelocApplication } from '@heloc/react';
import { useState } from 'react';

/** Of the page's Content-Security-Policy, where it has one; on the server there is no page yet. */
const nonce =
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLElement>('[nonce]')?.nonce;

export default function HomeEquity() {
  const [step, setStep] = useState('');
  return (
    <>
      <p>You are at: {step}</p>
      <HelocApplication
        cdn="https://cdn.example"
        nonce={nonce}
        org="OAKLINE"
        supportPhone="(888) 555-0142"
        fallback={<p>Call (888) 555-0142 to apply by phone.</p>}
        onEvent={(event) => {
          if (event.type === 'step') setStep(event.title);
        }}
      />
    </>
  );
}
