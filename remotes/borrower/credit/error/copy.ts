import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('credit/error', {
  heading: 'Your credit file is locked or frozen',
  stillHeading: 'Your credit file is still locked or frozen',
  who: '{bureaus} did not let us see your credit file. Only you can open it, and lifting a freeze is free.',
  anyone:
    'A credit bureau did not let us see your credit file. Only you can open it. They do not tell us which bureau it is, so check all three.',
  still: 'We tried again and could not see it. It can take up to an hour after you lifted the freeze.',
  steps: 'What to do',
  stepItems: [
    "Sign in on the bureau's site, or call it.",
    'Lift the freeze for {brand}, or for everybody for at least 3 days. If it is a lock, unlock your file.',
    "Come back here and select “I've lifted it - try again”.",
  ],
  bureaus: 'The bureaus',
  difference: 'A freeze or a lock?',
  differenceText:
    'A freeze is your right by law: setting and lifting it costs nothing, and a bureau that you ask online or by phone lifts it within 1 hour. A lock is a product that a bureau sells, with an app of its own: you unlock it there.',
  noDecline: 'This is not a decline, and your application waits for you.',
  cooldown: 'You can try again one minute after the last try.',
  support: 'Still frozen after {count} tries? Call us: we look into it with you.',
  retry: "I've lifted it - try again",
  retrying: 'Asking the bureaus',
  remind: 'Remind me by email',
  reminding: 'Saving',
  reminded: 'We will remind you on {date} at {address}.',
});
