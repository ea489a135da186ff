/** Every message of registration, written out so that tests do not depend on the code that shows them. */

/** Shown at a field; the rows of the field tables produce them. */
export const FIELD_MESSAGES = [
  'Required',
  'Please select an occupancy type',
  "We apologize. At this time, we don't lend to unemployed borrowers.",
  'Must be at least $0',
  'Must be less than $10,000,000',
  'Please enter the first name',
  'First name must be at least 2 characters long',
  'Some of the characters entered are not supported.',
  'Last name is required',
  'Date of birth is required',
  'Must be at least 18 years old',
  'Must be 62 years or older to apply for a loan',
  'Invalid date',
  'Please enter your email',
  'Please enter a valid email address',
  'Please enter your mobile phone',
  'Please enter a valid phone number',
  'Country code 1 is not needed',
  'Password is not strong enough',
  'Contains a character that cannot be used: one that is not seen, such as a no-break space. Type it again',
  "Passwords don't match",
  'Please enter a valid property address',
  'Street address is required',
  'A post-office box is not a property. Enter a street address',
  'Please enter a valid city name',
  'State must be two characters in length',
  'Please enter a valid state',
  'Please enter a valid zipcode',
] as const;

/** Shown in other places; each has its own way to be produced. */
const PAGE_MESSAGES = [
  "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.",
  'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.',
  'Properties in this area need a post-disaster inspection, as our Disaster Response Policy says.',
  'Looks like you are applying with a property located in New York.',
  'Looks like you are applying with a property located outside of New York.',
  'Oakline does not lend in Hawaii.',
  'Referrer is required but not provided.',
  'It looks like ana.rivera@example.com already has an account with us. Please log in to continue.',
  'It looks like you have received a HELOC from us within the last 45 days.',
  'Action Required: Contact Your Loan Officer',
  'Active application already exists.',
  'we do not currently offer loans in Idaho.',
  'Something went wrong. Please try again.',
  'Something unexpected happened',
  'The name is wrong, The date is wrong.',
  'register missing email, phoneNumber, or password',
  'User is not authenticated',
  'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!',
] as const;

export type PageMessage = (typeof PAGE_MESSAGES)[number];
