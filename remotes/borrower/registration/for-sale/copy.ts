import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('register-v2/for-sale', {
  pageTitle: 'Property for sale',
  heading: 'Is this property currently for sale?',
  headingWindow:
    'Is this property currently for sale or will it be listed for sale within the next {months} months?',
  yes: 'Yes',
  no: 'No',
});
