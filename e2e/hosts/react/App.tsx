import { HelocApplication } from '@heloc/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router';

// Of the page's Content-Security-Policy, where it has one.
const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce;

export function App() {
  return (
    <Routes>
      <Route path="/rates" element={<h1>Rates</h1>} />
      <Route path="/account/heloc/*" element={<HomeEquity />} />
    </Routes>
  );
}

function HomeEquity() {
  // A constant on the page of one lender.
  const [org, setOrg] = useState('OAKLINE');
  const [step, setStep] = useState('');
  return (
    <>
      <p>You are at: {step}</p>
      <button type="button" onClick={() => setOrg('QUILLMERE_BANK')}>
        Another lender
      </button>
      <HelocApplication
        cdn="https://cdn.example"
        nonce={nonce}
        org={org}
        supportPhone="(888) 555-0142"
        fallback={<p>Call (888) 555-0142 to apply by phone.</p>}
        onEvent={(event) => {
          if (event.type === 'step') setStep(event.title);
        }}
      />
    </>
  );
}
