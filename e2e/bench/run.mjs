// `npm run bench`: measures the built product against the budgets, as ratios to a floor page in the same run.
import { build, install } from '../../host-demo/start.mjs';

install();
build();
const { measure } = await import('./measure.mjs');
const { report } = await import('./report.mjs');
report(await measure());
