import type { Heloc } from '#src/api/contract/heloc.ts';
import { formatLongDate, parseDate } from '#src/domain/dates/dates.ts';
import { dayIn } from '#src/domain/dates/timeZones.ts';
import type { Lender } from './lender.ts';
import type { Section } from './pdf.ts';

/** The notice is signed before the day of the last signature is known. */
function deadline({ dates }: Heloc): string {
  const last = parseDate(dates.rescissionDeadline ?? '');
  return last
    ? `midnight on ${formatLongDate(last)}`
    : 'midnight of the third business day after the last of the three events above';
}

function opened({ dates, property }: Heloc): string {
  const signed = dayIn(property.state, dates.noteSigned);
  return signed ? formatLongDate(signed) : 'the day on which you sign the agreement';
}

/** The contents of the notice of right to cancel (docs/rules.md#right-to-cancel). */
export const rightToCancel = (heloc: Heloc, { name, address }: Lender): Section[] => [
  {
    heading: 'Your right to cancel',
    paragraphs: [
      'You are opening a home equity line of credit, and you give us a security interest in your home for it. Federal law gives you the right to cancel the line, without cost, within three business days after the last of these events:',
      `1. the opening of the line, which is ${opened(heloc)};`,
      '2. the day you received your Truth in Lending disclosures;',
      '3. the day you received this notice of your right to cancel.',
    ],
  },
  {
    heading: 'What happens when you cancel',
    paragraphs: [
      'Our security interest in your home is cancelled as well. Within 20 calendar days of your notice we take the steps that show that it is, and return any money or property that you have given to us or to anyone else for this line.',
      'You may keep any money or property that we have given you until we have done so. Then you must offer to return it: money to our address below; property at your home or where it is. If it is impractical or unfair to return the property, you must offer its reasonable value. What we do not take within 20 calendar days of your offer you may keep without further obligation.',
    ],
  },
  {
    heading: 'How to cancel',
    figures: [['Write to', `${name}, ${address}`]],
    paragraphs: [
      'You cancel by telling us in writing, at this address. You may use any written statement that you have signed and dated and that says that you want to cancel, or this notice, signed and dated below. You may also use the page of your application. Each owner who lives in the home can cancel, for everyone.',
      `If you cancel by mail, the notice must be sent no later than ${deadline(heloc)}. Sent in another way, it must reach the address above by then.`,
      `I wish to cancel: ${'_'.repeat(36)}   Date: ${'_'.repeat(16)}`,
    ],
  },
];
