import { InMemoryProvider, OpenFeature } from '@openfeature/web-sdk';
import { helocFlags } from '#packages/embed/openfeature.ts';

/** A lender's page that has features of its own by OpenFeature, and the application's beside them. */
const on = { variants: { on: true, off: false }, defaultVariant: 'on', disabled: false };
OpenFeature.setProvider(new InMemoryProvider({ 'new-rates': on }));
OpenFeature.setProvider('heloc', helocFlags());
const own = OpenFeature.getClient();
const ours = OpenFeature.getClient('heloc');
Object.assign(window, {
  features: () => [own.getBooleanValue('new-rates', false), ours.getBooleanValue('fe-heloc-web-chat', false)],
});
