import { createContext } from 'react';

/** Of the screen around, as in its definition; empty outside of one. */
export const ScreenPathContext = createContext('');
