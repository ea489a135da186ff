import { createRoot } from 'react-dom/client';
import '../base.css';
import '../enlarged.css';
import './studio.css';
import { Studio } from './Studio.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(<Studio />);
