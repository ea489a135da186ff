import { measureSpeed, megabitsPerSecond } from './speed.ts';

describe('connection speed', () => {
  it('is that of the fastest sample', () => {
    expect(
      megabitsPerSecond([
        { bytes: 125_000, ms: 1000 },
        { bytes: 125_000, ms: 4000 },
      ]),
    ).toBe(1);
    expect(megabitsPerSecond([])).toBe(0);
  });

  const measure = (bytes: number, ms: number) => {
    let time = 0;
    const load = () => {
      time += ms;
      return Promise.resolve(bytes);
    };
    return measureSpeed(load, () => time);
  };

  it('is measured', async () => {
    expect(await measure(200_000, 500)).toEqual({ kind: 'fast', mbps: 3.2 });
    expect(await measure(200_000, 4000)).toEqual({ kind: 'slow', mbps: 0.4 });
  });

  it('does not call a connection slow after a few bytes', async () => {
    expect(await measure(2000, 500)).toEqual({ kind: 'unmeasured' });
    expect(await measure(0, 10)).toEqual({ kind: 'unmeasured' });
  });

  it('fails when nothing can be loaded', async () => {
    await expect(
      measureSpeed(
        () => Promise.reject(new Error('offline')),
        () => 0,
      ),
    ).rejects.toThrow('offline');
  });
});
