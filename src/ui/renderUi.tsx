import '@testing-library/jest-dom/jest-globals';
import { type RenderOptions, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { BrandBundle } from '#src/brand/bundle.ts';
import { BrandContext } from '#src/brand/context.ts';
import { AnnouncerProvider } from './primitives/AnnouncerProvider.tsx';

/** As much of an organisation as components of this layer ask for. */
const BUNDLE = {
  copy: {},
  legal: {},
  brand: {
    companyInfo: {
      legalName: 'Oakline Lending LLC',
      shortName: 'Oakline',
      supportPhone: '(800) 555-0100',
      supportEmail: 'help@oakline.example',
      nmlsId: '1',
      legal: { termsLabel: 'Terms of Service' },
      regulator: { name: 'Agency', address: 'Washington, DC' },
    },
  },
} as unknown as BrandBundle;

/** Tests of `src/ui`: renders inside a brand and an announcer. */
export function renderUi(ui: ReactNode, options: Omit<RenderOptions, 'wrapper'> = {}) {
  const user = userEvent.setup();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BrandContext value={BUNDLE}>
      <AnnouncerProvider>{children}</AnnouncerProvider>
    </BrandContext>
  );
  return { user, ...render(ui, { ...options, wrapper }) };
}
