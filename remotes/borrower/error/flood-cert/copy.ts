import { defineCopy } from '#src/brand/copy.tsx';
import { CHECK_AGAIN } from '#src/features/flow/copy.ts';

export const copy = defineCopy('error/flood-cert', {
  pageTitle: 'Flood zone',
  heading: "We're waiting for your flood zone certificate",
  why: 'Federal law requires us to check whether your home is in a special flood hazard area before closing. It usually takes less than one business day.',
  leave: 'There is nothing for you to do. You can close this page; we will email you at {address}.',
  ...CHECK_AGAIN,
  noticeHeading: 'Your home is in a special flood hazard area',
  noticeIntro: 'You can go on with your application. First, please read this notice.',
  notice: 'Notice of special flood hazards',
  home: 'Home',
  zone: 'Flood zone',
  dated: 'Date: {date}',
  noticeRead: 'You acknowledged the flood notice on {date}.',
  missing: 'Tick the box to go on',
  submit: 'Continue',
  insuranceHeading: 'Next, we need proof of insurance',
  insuranceLaw: 'Federal law asks for flood insurance before closing.',
  insuranceReviewHeading: "We're looking at your insurance",
  insuranceReviewText: 'There is nothing for you to do. It usually takes 1 business day.',
  insuranceLeave: 'You can close this page; we will email you at {address}.',
});
