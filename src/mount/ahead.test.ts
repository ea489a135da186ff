import { describe, expect, it } from '@jest/globals';
import { fetchAhead, fetchOrTake } from './ahead.ts';

const url = (name: string) => `data:application/json,${encodeURIComponent(JSON.stringify({ name }))}`;
const read = async (answer: Promise<Response>) => (await (await answer).json()) as unknown;

describe('what is fetched ahead', () => {
  it('is readable for every mount that asks at the same moment', async () => {
    fetchAhead(url('one'));
    const answers = await Promise.all([1, 2, 3].map(() => read(fetchOrTake(url('one')))));
    expect(answers).toEqual([{ name: 'one' }, { name: 'one' }, { name: 'one' }]);
  });

  it('is fetched again when it failed', async () => {
    fetchAhead('http://localhost:1/nobody-listens');
    await expect(fetchOrTake('http://localhost:1/nobody-listens')).rejects.toThrow();
    expect(await read(fetchOrTake(url('two')))).toEqual({ name: 'two' });
  });
});
