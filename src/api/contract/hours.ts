import { array, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { amount, flag, isoDate, list, maybeText, object, text } from './schemas.ts';

const HOURS = '/service-operating-hours/external/api/v1/hours/{department}' as const;

/** 24-hour HH:mm; 00:00 until 24:00 is all day, and an end before the start is on the next day. */
const times = { isOpen: flag(), startTime: maybeText(), endTime: maybeText() };

/** `{department}`: OPS_PHONE (footer), OPS_CHAT or NOTARY. */
export const getOpenStatus = endpoint({
  method: 'GET',
  path: `${HOURS}/openStatus`,
  background: true,
  summary: 'Whether a department is open now.',
  source: 'docs/rules.md#opening-hours',
  auth: 'none',
  query: () => object({ display: string() }),
  response: () => object({ isOpen: flag(), opensAt: maybeText() }).required(),
});

export const getWeek = endpoint({
  method: 'GET',
  path: `${HOURS}/week`,
  background: true,
  summary:
    'Opening hours by weekday, Pacific time, and the days that are exceptions; weekdayValue 1 is Monday, 6 and 7 the weekend.',
  source: 'docs/rules.md#opening-hours',
  auth: 'none',
  query: () => object({ display: string() }),
  response: () =>
    object({
      weekdays: list(object({ weekday: text(), weekdayValue: amount(), ...times })),
      /** Days with hours of their own, such as holidays. */
      exceptions: array(object({ date: isoDate(), ...times })).nullable(),
    }).required(),
});
