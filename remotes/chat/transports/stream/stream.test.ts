import { describeTransport } from '../testing/contract.ts';
import { streamBench } from './testing/bench.ts';

describeTransport('stream', streamBench);
