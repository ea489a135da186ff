import { jest } from '@jest/globals';
import axios from 'axios';
import { page } from '../../testing/page.ts';

/** In Node the vendor's client takes the websocket of a package, and a test's process has no network. */
jest.mock('isomorphic-ws', () => ({
  __esModule: true,
  default: class {
    constructor(url: string) {
      // biome-ignore lint/correctness/noConstructorReturn: another one for each bench
      return new (page.WebSocket as new (url: string) => object)(url);
    }
  },
}));
// A browser has its own.
jest.mock('form-data', () => ({ __esModule: true, default: FormData }));

/** Calls of the vendor's client go there. */
export function adaptCalls(adapter: NonNullable<typeof axios.defaults.adapter>): () => void {
  const before = axios.defaults.adapter;
  axios.defaults.adapter = adapter;
  return () => {
    axios.defaults.adapter = before;
  };
}
