import { start } from '../support/react.tsx';
import { App } from './App.tsx';

start(<App />);
