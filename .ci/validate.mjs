// The fast part of `npm test`.
import { install } from '../host-demo/start.mjs';

install();
const { validate } = await import('./steps.mjs');
validate();
