import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { renderUi } from '#src/testing/renderUi.tsx';
import { FlowLink } from './FlowLink.tsx';

test('a link without a router around it is an error', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderUi(<FlowLink to="/x">Go on</FlowLink>)).toThrow(/<Router>/);
});

test('with one it leads within it, with what of the address goes along', () => {
  renderUi(
    <MemoryRouter initialEntries={['/?org=OAKLINE&email=a']}>
      <FlowLink to="/x">Go on</FlowLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/x?org=OAKLINE');
});
