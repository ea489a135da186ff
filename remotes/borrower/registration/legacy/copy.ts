import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('register', {
  progressGroup: 'Question {step} of {count}: {group}',
  progressSubstep: 'Question {step} of {count}: {group}, {substep}',
  propertyInfo: 'Property Info',
  address: 'Address',
  homeAddress: 'Home Address',
  saleStatus: 'Sale Status',
  incomeInfo: 'Income Info',
  personalInfo: 'Personal Info',
  name: 'Name',
  birthdate: 'Birthdate',
  contactInfo: 'Contact Info',
  loginInfo: 'Login Info',
});
