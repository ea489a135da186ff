import '@testing-library/jest-dom/jest-globals';
import { type RenderOptions, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrandProvider } from '#src/brand/BrandProvider.tsx';
import type { BrandBundle } from '#src/brand/bundle.ts';
import type { CopyOverrides } from '#src/brand/copy.tsx';
import { AnnouncerProvider } from '#src/ui/primitives/AnnouncerProvider.tsx';
import { bundleSource } from './bundleSource.ts';
import { setupUser } from './setupUser.ts';

/** As much of an organisation as components of this layer ask for. */
const BUNDLE = {
  copy: {},
  legal: {},
  theme: { logo: { url: 'data:,', width: 1, height: 1 } },
  brand: {
    capabilities: {},
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
  const user = setupUser();
  const source = bundleSource(BUNDLE);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BrandProvider bundle={source}>
      <AnnouncerProvider>{children}</AnnouncerProvider>
    </BrandProvider>
  );
  const view = render(ui, { ...options, wrapper });
  const changeWords = (copy: CopyOverrides) => source.change({ ...BUNDLE, copy });
  return { user, changeWords, heard: messagesIn(view.container), ...view };
}

/** What has been announced so far, written down as it comes: a message is there for 300 ms only. */
function messagesIn(container: HTMLElement): string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const { parentElement, textContent } of addedNodes)
        if (parentElement?.closest('[aria-live]') && textContent) heard.push(textContent);
  });
  observer.observe(container, { childList: true, subtree: true });
  return heard;
}
