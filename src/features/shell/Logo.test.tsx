import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { BrandProvider } from '#src/brand/BrandProvider.tsx';
import { testBundle, themesIndex } from '#src/testing/themes.ts';
import { Logo } from './Logo.tsx';

it('is another picture for another lender: a browser shows the one before until it has the next', async () => {
  const [{ code: one = '' } = {}, { code: another = '' } = {}] = themesIndex().orgs;
  const bundles = await Promise.all([testBundle(one), testBundle(another)]);
  const [first, second] = bundles.map((bundle) => (
    <BrandProvider key="one" bundle={bundle}>
      <Logo />
    </BrandProvider>
  ));
  const { rerender } = render(first);
  const before = screen.getByRole('img');
  rerender(first);
  expect(screen.getByRole('img')).toBe(before);
  rerender(second);
  expect(screen.getByRole('img')).not.toBe(before);
  expect(screen.getByRole('img')).toHaveAttribute('src', bundles[1]?.theme.logo.url);
});
