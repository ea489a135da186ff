/** A rising third, quiet and without a hard edge. */
const NOTES_HZ = [523, 659];
const NOTE_SECONDS = 0.6;
const VOLUME = 0.15;

const EVERY_MS = 4000;
/** A minute is long enough for a person near the device to hear it. */
const TIMES = 15;

/**
 * Rings gently. Silent while the browser's autoplay policy blocks sound, before the first interaction: the browser would only
 * complain in the console.
 *
 * @returns stops it
 */
export function ring(times = TIMES): () => void {
  const Context = (globalThis as { AudioContext?: typeof AudioContext }).AudioContext;
  if (!Context || navigator.userActivation?.hasBeenActive === false) return () => {};
  const context = new Context();
  let rung = 0;
  let timer: ReturnType<typeof setTimeout>;
  const ringOnce = () => {
    NOTES_HZ.forEach((hz, index) => {
      play(context, hz, context.currentTime + index * NOTE_SECONDS);
    });
    rung += 1;
    timer = rung < times ? setTimeout(ringOnce, EVERY_MS) : setTimeout(stop, EVERY_MS);
  };
  const stop = () => {
    clearTimeout(timer);
    if (context.state !== 'closed') context.close().catch(() => {});
  };
  ringOnce();
  return stop;
}

function play(context: AudioContext, hz: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = hz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(VOLUME, at + NOTE_SECONDS / 4);
  volume.gain.linearRampToValueAtTime(0, at + NOTE_SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + NOTE_SECONDS);
}
