import { createRoot } from 'react-dom/client';
import '../base.css';
import '../enlarged.css';
import './studio.css';
import './form/form.css';
import './previews/previews.css';
import { Studio } from './Studio.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(<Studio />);
