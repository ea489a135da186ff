import type { ScreenPath } from '#remotes/borrower/screens.ts';
import type { TimedAct } from '#sandbox/chat/acts.ts';
import type { ChatFaultInput } from '#sandbox/chat/faults.ts';
import { resetChat } from '#sandbox/chat/setChat.ts';
import type { ChatSettings } from '#sandbox/chat/settings.ts';
import type { Scenario } from '#sandbox/control/applicationInput.ts';
import type { Services } from '#sandbox/services.ts';
import { timeOfDay, toIsoDate } from '#src/domain/dates/calendar.ts';
import { PACIFIC } from '#src/domain/dates/timeZones.ts';
import { FLAG_KEYS } from '#src/domain/org/flags.ts';

const MINUTE_MS = 60_000;
/** More often than anybody tries. */
const ALWAYS = 10_000;

type Hours = Parameters<Services['settings']['setHours']>[1];

const body = { status: { checklistStatus: 'HMDA' } };
const path = 'start/hmda';
const OPEN: Hours = { open: true };

/** Its application with the chat open in front of it. */
const chat = (
  words: string,
  set: Partial<ChatSettings>,
  hours: (now: Date) => Hours = () => OPEN,
): Scenario<ScreenPath> => ({
  label: `Chat: ${words}`,
  body,
  path,
  opens: '/{uuid}?pop-webchat=true',
  remote: 'borrower,chat,banner',
  async prepare(services) {
    const { settings, clock } = services;
    await settings.changeFlags({ flags: { [FLAG_KEYS.webChat]: true } });
    await settings.setHours('OPS_CHAT', {
      open: null,
      exceptions: null,
      ...hours(new Date(clock.now())),
    });
    await resetChat(services, set);
  },
});

/** Hours of today that begin in about a minute. */
export function opening(now: Date): Hours {
  const start = new Date(Math.ceil(now.getTime() / MINUTE_MS + 0.5) * MINUTE_MS);
  return {
    exceptions: [
      {
        date: toIsoDate(start, PACIFIC),
        isOpen: true,
        startTime: timeOfDay(start, PACIFIC),
        endTime: '24:00',
      },
    ],
  };
}

const HOSTILE = [
  '<img src=x onerror="alert(1)"><b>Bold</b><script>alert(2)</script>',
  'See javascript:alert(3) and data:text/html,<script>alert(4)</script>',
  'Links: https://example.com/a?b=c#d, mailto:help@example.com, tel:+12085550100 and http://example.com.',
  'Other letters: https://xn--pple-43d.com and https://аpple.com',
  'Turned around: \u202egnp.exe\u202c and hidden: zero\u200bwidth\u200djoined\ufeff',
  `Arabic: مرحبا بك، رقم الطلب 12345. Emoji: 👩🏽‍💻🏳️‍🌈 ${'Z\u0335\u0321\u033f'.repeat(20)}`,
  'Word '.repeat(1000),
  'W'.repeat(5000),
];

const every = (afterMs: number, texts: readonly string[]): TimedAct[] =>
  texts.map((say) => ({ afterMs, say }));

const FLAKY: ChatFaultInput[] = [
  { on: 'send', kind: 'drop-answer', afterN: 1 },
  { on: 'send', kind: 'close', afterN: 1 },
  { on: 'send', kind: 'drop-request', afterN: 1 },
  { on: 'event', kind: 'drop-answer', afterN: 6 },
  { on: 'event', kind: 'duplicate', afterN: 2 },
  { on: 'event', kind: 'reorder', afterN: 2 },
  { on: 'event', kind: 'garbage', afterN: 2 },
  { on: 'page', kind: 'status', afterN: 1 },
  { on: 'connect', kind: 'delay', delayMs: 4000, afterN: 1 },
  { on: 'ping', kind: 'half-open-in', afterN: 6 },
];

/** Chats with agents and the assistant. What is set holds for every new chat, until another one is opened or the sandbox is reset. */
export const CHATS: Readonly<Record<string, Scenario<ScreenPath>>> = {
  'chat-agent': chat('an agent answers', {}),
  'chat-console': chat('you are the agent, at /console/chat', { agent: 'console' }),
  'chat-long-queue': chat('a long queue, one nearer each 15 seconds', { queue: 12, queueStepMs: 15_000 }),
  'chat-nobody-comes': chat('nobody comes', { agent: 'none', queue: 30 }),
  'chat-closed': chat('closed, the assistant answers', { botDelayMs: 1200 }, () => ({ open: false })),
  'chat-bot-then-agent': chat('the assistant, and in a minute agents', { botDelayMs: 1200 }, opening),
  'chat-500-messages': chat('500 messages', { history: 500 }),
  'chat-closes-while-typing': chat('the agent ends it while somebody writes', {
    opening: [
      { afterMs: 4000, type: true },
      { afterMs: 8000, close: true },
    ],
  }),
  'chat-frozen': chat('frozen after ten seconds', { opening: [{ afterMs: 10_000, freeze: true }] }),
  'chat-transfer': chat('handed over to a colleague', {
    opening: [
      { afterMs: 5000, transfer: 'Jonas' },
      { afterMs: 1500, say: 'Hello, I am Jonas. I take over from Maria.' },
    ],
  }),
  'chat-expires': chat('the token ends in 6 minutes', { tokenMs: 6 * MINUTE_MS }),
  'chat-flaky': chat('on a train: lost, twice, late and broken off', {
    faults: FLAKY,
    opening: every(
      6000,
      Array.from({ length: 12 }, (_, index) => `Message ${index + 1} of 12`),
    ),
  }),
  'chat-asleep': chat('a phone that slept: it looks connected, and nothing comes', {
    faults: [{ on: 'ping', kind: 'half-open-in' }],
    opening: every(12_000, ['Are you still there?', 'I am still here.', 'I wait a little.']),
  }),
  'chat-upload-refused': chat('files are refused', {
    faults: [{ on: 'upload', kind: 'status', status: 415, times: ALWAYS }],
  }),
  'chat-upload-fails': chat('the first upload breaks off', { faults: [{ on: 'upload', kind: 'close' }] }),
  'chat-two-tabs': chat('two tabs: open the address a second time', {
    opening: every(5000, ['First', 'Second', 'Third', 'Fourth', 'Fifth']),
  }),
  'chat-hostile': chat('hostile texts', { opening: every(400, HOSTILE) }),
  'chat-no-token': chat('the answer lacks its token', { lacking: ['token'] }),
  'chat-no-channel': chat('the answer lacks its channel', { lacking: ['channel'] }),
  'chat-no-contact': chat('nobody says who the person is', { lacking: ['contact'] }),
  'chat-signed-in': chat('signed in: the agent knows who it is', { authenticates: true }),
  'chat-mode-nice': chat('mode nice', { mode: 'nice' }),
  'chat-mode-twilio': chat('mode twilio', { mode: 'twilio' }),
  'chat-mode-stream': chat('mode stream', { mode: 'stream' }),
};
