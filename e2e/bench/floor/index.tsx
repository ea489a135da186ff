/** @jsxImportSource react */
// The floor: the same libraries and the same first form in one bundle, without federation, theming or shell.
import '#src/api/client/transport.ts';
import '#src/api/contract/addresses.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { BrandContext } from '#src/brand/context.ts';
import { VERSION_2 } from '#src/domain/registration/registration.ts';
import { createRuntime } from '#src/mount/createRuntime.ts';
import { resolveOptions } from '#src/mount/options.ts';
import { createQueries } from '#src/mount/stores.ts';
import { RuntimeContext } from '#src/platform/runtime.ts';
import { AnnouncerProvider } from '#src/ui/primitives/AnnouncerProvider.tsx';
import '../../../remotes/borrower/registration/property/schema.ts';
import { FlowContext, useFlowInUse } from '../../../remotes/borrower/registration/flow.ts';
import { View } from '../../../remotes/borrower/registration/property/View.tsx';

const root = document.querySelector('#root') as HTMLElement;
// The server of the page fills it in.
const options = resolveOptions({ apiBaseUrl: '__API__', assetBaseUrl: location.origin });
const legal = {
  claims: 'Apply in {minutes} minutes, receive funding in {days} days.',
  claimsNote: 'Lines from {min} to {max}.',
  recentTransfer: 'A home that was bought in the last 90 days is not eligible.',
};
const pricing = { approvalMinutes: 5, fundingDays: 5, minAmount: '15000', maxAmount: '400000' };
const companyInfo = { legal: { termsLabel: '' }, regulator: {} };
const bundle = {
  org: 'FLOOR',
  brand: { companyInfo, flags: {}, capabilities: {}, products: { heloc: {} }, pricing },
  copy: {},
  legal,
  problems: [],
};
const runtime = createRuntime({
  mountId: 'floor',
  remote: 'borrower',
  start: '/register-v2',
  options: () => options,
  org: () => 'FLOOR',
  site: () => ({ baseUrl: '', allowedOrigins: [] }),
  flagDefaults: () => ({}),
  target: root,
  root,
  onEvent: () => {},
  view: window,
});

function FirstForm() {
  return (
    <FlowContext value={useFlowInUse(VERSION_2)}>
      <View />
    </FlowContext>
  );
}

createRoot(root).render(
  <RuntimeContext value={runtime}>
    <Provider store={createStore()}>
      <QueryClientProvider client={createQueries()}>
        <BrandContext value={{ get: () => bundle as never, subscribe: () => () => {} }}>
          <AnnouncerProvider>
            <BrowserRouter>
              <FirstForm />
            </BrowserRouter>
          </AnnouncerProvider>
        </BrandContext>
      </QueryClientProvider>
    </Provider>
  </RuntimeContext>,
);
