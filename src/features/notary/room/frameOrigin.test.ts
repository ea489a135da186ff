import { frameOrigin } from './frameOrigin.ts';

describe('frameOrigin', () => {
  it('takes HTTPS addresses', () => {
    expect(frameOrigin('https://room.notary.example/s/1?t=x')).toBe('https://room.notary.example');
  });

  it.each([
    'http://room.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://me@room.example',
    'room',
    '',
  ])('refuses %j', (url) => {
    expect(frameOrigin(url)).toBeUndefined();
  });
});
