const FILE = /[\w-]+:\/\/[^\s)]+/;
const EXTENSION = /^(?:[\w-]+-extension|webkit-masked-url):/;
/** `emit` of ours calls the host: what is thrown by what it calls is the host's. */
const TELLS_HOST = /\bemit(?: \[as \w+\])?[ @]/;

/** Where it was thrown, the innermost first: of its stack behind the message, which may name files as well. */
export function framesOf({ stack = '', message = '' }: Partial<Error>): string[] {
  // Only Chromium's begins with the message.
  const start = /^ +at /m.test(stack) ? stack.indexOf(message) + message.length : 0;
  return stack
    .slice(start)
    .split('\n')
    .filter((frame) => FILE.test(frame));
}

const fileOf = (frame = '') => FILE.exec(frame)?.[0] ?? '';

/**
 * Whether a script of ours has called what threw, such as a function of the browser's that the page has replaced. What an
 * extension has put there is its own, and what the page does with an event of ours is the page's.
 */
export function isCalledByUs(error: Error, own: string): boolean {
  const frames = framesOf(error);
  const ours = frames.filter((frame) => fileOf(frame).startsWith(own));
  return (
    ours.length > 0 && !ours.some((frame) => TELLS_HOST.test(frame)) && !EXTENSION.test(fileOf(frames[0]))
  );
}
