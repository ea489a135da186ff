import { describe, expect, it } from '@jest/globals';
import { fetchPrefetched, prefetch } from './prefetch.ts';

const url = (name: string) => `data:application/json,${encodeURIComponent(JSON.stringify({ name }))}`;
const read = async (answer: Promise<Response>) => (await (await answer).json()) as unknown;

describe('what is prefetched', () => {
  it('is readable for every mount that asks at the same moment', async () => {
    prefetch(url('one'));
    const answers = await Promise.all([1, 2, 3].map(() => read(fetchPrefetched(url('one')))));
    expect(answers).toEqual([{ name: 'one' }, { name: 'one' }, { name: 'one' }]);
  });

  it('is fetched again when it failed', async () => {
    prefetch('http://localhost:1/nobody-listens');
    await expect(fetchPrefetched('http://localhost:1/nobody-listens')).rejects.toThrow();
    expect(await read(fetchPrefetched(url('two')))).toEqual({ name: 'two' });
  });
});
