import { startSite } from '../support/site.js';
import { updateApplication } from './root.ts';

startSite({ changeLender: (org: string) => updateApplication({ org }) });
