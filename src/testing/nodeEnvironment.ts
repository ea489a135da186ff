import { TestEnvironment } from 'jest-environment-node';
import { compileOnce } from './compileOnce.ts';

compileOnce();

export default TestEnvironment;
