import { Route, Routes } from 'react-router';
import { start } from '../support/react.tsx';
import { HomeEquity } from './HomeEquity.tsx';

start(
  <Routes>
    <Route path="/rates" element={<h1>Rates</h1>} />
    <Route path="/account/heloc/*" element={<HomeEquity />} />
  </Routes>,
);
