import { expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { Row, Rows } from '#src/testing/faults/endure.ts';
import { open } from './open.ts';

const SNAG = 'Sorry, looks like we have hit a snag!';
const asked: Row = {
  open: open('HMDA'),
  says: SNAG,
  // What is missing leads to the dashboard.
  apart: ['404'],
  next: (at) => at.sees('Demographic information'),
};

/** What every page of an application stands on, and the small pages beside it. */
export const AROUND = {
  getHeloc: [asked],
  getProfile: [asked],
  getStatus: [{ ...asked, apart: [] }],
  getContact: [
    {
      open: open('APP_SUBMISSION', 'start/contact'),
      says: 'We could not load this part of the page.',
      next: (at) => at.find('radio', 'Home improvement'),
    },
  ],
  getWeek: [{ open: { path: '/coming-soon' }, unseen: true, next: (at) => at.sees('Coming soon') }],
  postLeaveSurvey: [
    {
      open: open('OFFER_SELECTION'),
      async reach(at) {
        await at.press('Save and finish later');
        await at.in('Before you go').press(/^Skip/);
      },
      unseen: true,
      next: ({ left }) => waitFor(() => expect(left.join()).toContain('/dashboard')),
    },
  ],
  postVisitorSupport: [
    {
      open: { path: '/register/support' },
      async reach(at) {
        await at.write('Name', 'Ana Rivera');
        await at.write('Email', 'ana@example.com');
        await at.select('Topic', 'Something else');
        await at.write('Message', 'I cannot find my application.');
      },
      submit: 'Send',
      next: (at) => at.reads(/reference/),
    },
  ],
} satisfies Partial<Rows>;
