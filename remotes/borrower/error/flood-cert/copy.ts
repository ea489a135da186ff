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
  missing: 'Tick the box to go on',
  submit: 'Continue',
  insuranceHeading: 'Next, we need proof of flood insurance',
  insuranceText: 'Federal law asks for it before closing. You can send it now, or have your agent send it.',
  insuranceSee: 'See what we need',
  insuranceReviewHeading: "We're looking at your insurance",
  insuranceReviewText: 'There is nothing for you to do. It usually takes 1 business day.',
  insuranceLeave: 'You can close this page; we will email you at {address}.',
  insuranceStatus: 'See what you sent',
});
