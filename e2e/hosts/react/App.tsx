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
        onEvent={(event) => {
          if (event.type === 'step') setStep(event.title);
        }}
      />
    </>
  );
}
