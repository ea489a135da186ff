import { testRows } from './rows.ts';

testRows('reads');
