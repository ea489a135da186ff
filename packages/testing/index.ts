export { createFakeHeloc, type FakeHeloc, type FakeHelocOptions } from './fake/createFakeHeloc.ts';
export type { Emitted, FakeMount } from './fake/FakeMount.ts';
