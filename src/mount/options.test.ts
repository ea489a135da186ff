import { describe, expect, it } from '@jest/globals';
import { type MountOptions, resolveOptions, updateOptions } from './options.ts';

const bases = { apiBaseUrl: 'https://api.example', assetBaseUrl: 'https://cdn.example' };

describe('the environment of a site', () => {
  it('is production unless the page says otherwise', () => {
    expect(resolveOptions(bases).environment).toBe('production');
    expect(resolveOptions({ ...bases, environment: 'test' }).environment).toBe('test');
  });

  it('is one of the two, and stays what it is', () => {
    const staging = { ...bases, environment: 'staging' } as unknown as MountOptions;
    expect(() => resolveOptions(staging)).toThrow('Option environment must be one of production, test');
    expect(() => updateOptions(resolveOptions(bases), { environment: 'test' })).toThrow(
      'Option environment cannot change while mounted; unmount first',
    );
  });
});
