/** What a page means for the page around, by its path: that it is shown, or that what it asks was answered. */
export const MILESTONES: Readonly<
  Record<string, { shown?: 'offers-seen'; completed?: 'offer-chosen' | 'submitted' | 'signed' }>
> = {
  'product/select': { shown: 'offers-seen' },
  'product/select/confirm': { completed: 'offer-chosen' },
  'start/app-summary': { completed: 'submitted' },
  'signing/sign': { completed: 'signed' },
  'heloc-signer/sign': { completed: 'signed' },
};
