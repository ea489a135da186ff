import type { ScreenPath } from '#remotes/borrower/screens.ts';
import type { Scenario } from '#sandbox/control/applicationInput.ts';
import { timeOfDay, toIsoDate } from '#src/domain/dates/calendar.ts';
import { PACIFIC } from '#src/domain/dates/timeZones.ts';
import { FLAG_KEYS } from '#src/domain/org/flags.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const BROKER = '33333333-3333-4333-8333-333333333333';
const UNKNOWN = '99999999-9999-4999-8999-999999999999';

const TEXTS = [
  'Applying takes about five minutes. Have your income figures ready.',
  'Bank connections may be slow on Sunday between 2:00 and 4:00 AM Pacific time.',
  'Our phone line is busier than usual this week. You can also write to us.',
  'Photos of an ID in heic format can be sent now.',
  'We are closed on Thursday, November 26.',
];

/** The newest first; each second one a warning, each third one to stay. @param changed when they were changed last */
export function sampleBanners(count: number, now: number, changed = now - DAY_MS): Record<string, unknown>[] {
  return TEXTS.slice(0, count).map((message, index) => ({
    uuid: `5a0c1f0e-6d0b-4b9e-9a63-0000000000${String(index + 1).padStart(2, '0')}`,
    message,
    apps: ['heloc', 'heloc-signer'],
    variant: index % 2 ? 'warn' : 'info',
    active: true,
    dismissable: index % 3 !== 2,
    metadata: {
      createdAt: new Date(now - (index + 2) * DAY_MS).toISOString(),
      updatedAt: new Date(changed).toISOString(),
    },
  }));
}

/** Hours of today that end in about a minute. */
export function closing(now: Date) {
  const end = Math.ceil(now.getTime() / MINUTE_MS + 0.5) * MINUTE_MS;
  const endTime = timeOfDay(new Date(end), PACIFIC);
  return {
    date: toIsoDate(now, PACIFIC),
    isOpen: true,
    startTime: '00:00',
    endTime: endTime === '00:00' ? '24:00' : endTime,
  };
}

const body = { status: { checklistStatus: 'HMDA' } };
const path = 'start/hmda';

const banners = (words: string, count: number, isChanged = false): Scenario<ScreenPath> => ({
  label: `Announcements: ${words}`,
  body,
  path,
  remote: 'banner,borrower',
  prepare: ({ settings, clock }) =>
    settings.setBanners(sampleBanners(count, clock.now(), isChanged ? clock.now() : undefined)),
});

const originator = (label: string, referrerUuid: string): Scenario<ScreenPath> => ({
  label,
  body: { ...body, referrer: { referrerUuid } },
  path,
});

/** What is around an application: who sent the person, announcements, and whether somebody is there to chat. */
export const SURROUNDINGS: Readonly<Record<string, Scenario<ScreenPath>>> = {
  'originator-broker': originator('Loan officer: the name of a broker alone', BROKER),
  'originator-none': originator('Loan officer: nobody that is known', UNKNOWN),
  'banners-0': banners('none', 0),
  'banners-1': banners('one', 1),
  'banners-2': banners('two', 2),
  'banners-5': banners('five, of which two are shown', 5),
  'banners-changed': banners('changed since they were dismissed', 2, true),
  'chat-closing': {
    label: 'The chat closes in a minute',
    body,
    path,
    async prepare({ settings, clock }) {
      await settings.changeFlags({ flags: { [FLAG_KEYS.webChat]: true } });
      await settings.setHours('OPS_CHAT', { open: null, exceptions: [closing(new Date(clock.now()))] });
    },
  },
};
