/** @jsxImportSource react */
import { renderToString } from 'react-dom/server';
import { Host } from './Host.tsx';

process.stdout.write(renderToString(<Host />));
