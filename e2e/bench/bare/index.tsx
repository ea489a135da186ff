/** @jsxImportSource react */
// The smallest React page: React and one field, in one bundle.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Field() {
  const [address, setAddress] = useState('');
  return (
    <label>
      Property address{' '}
      <input name="address" value={address} onChange={({ target }) => setAddress(target.value)} />
    </label>
  );
}

createRoot(document.querySelector('#root') as HTMLElement).render(<Field />);
