import { string } from 'yup';
import { endpoint } from './endpoint.ts';
import { amount, flag, list, maybeText, object, text } from './schemas.ts';

const HOURS = '/service-operating-hours/external/api/v1/hours/{department}' as const;

/** `{department}`: OPS_PHONE (footer), OPS_CHAT or NOTARY. */
export const getOpenStatus = endpoint({
  method: 'GET',
  path: `${HOURS}/openStatus`,
  summary: 'Whether a department is open now.',
  source: 'docs/rules.md#opening-hours',
  auth: 'none',
  query: object({ display: string() }),
  response: object({ isOpen: flag(), opensAt: maybeText() }).required(),
});

export const getWeek = endpoint({
  method: 'GET',
  path: `${HOURS}/week`,
  summary: 'Opening hours by weekday, Pacific time; weekdayValue 1 is Monday, 6 and 7 the weekend.',
  source: 'docs/rules.md#opening-hours',
  auth: 'none',
  query: object({ display: string() }),
  response: object({
    weekdays: list(
      object({
        weekday: text(),
        weekdayValue: amount(),
        isOpen: flag(),
        /** 24-hour HH:mm; 00:00 until 24:00 is all day. */
        startTime: maybeText(),
        endTime: maybeText(),
      }),
    ),
  }).required(),
});
