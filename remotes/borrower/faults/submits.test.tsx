import { testRows } from './rows.ts';

testRows('submits');
