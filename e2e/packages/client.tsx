/** @jsxImportSource react */
import { hydrateRoot } from 'react-dom/client';
import { Host } from './Host.tsx';

hydrateRoot(document.querySelector('#root') as HTMLElement, <Host />);
