import { unreadOf } from '../../conversation/messages.ts';
import type { Held } from '../../held.ts';

const NOTES_HZ = [660, 880];
const NOTE_S = 0.12;
const LOUDNESS = 0.08;

/**
 * Two short notes when others write, from when somebody asks for it until they do not any more or the tab is gone. Made by
 * the browser, without a file; one that plays nothing is silent about it (docs/rules.md#unread-messages).
 */
function begin(held: Held): () => void {
  const audio = new AudioContext();
  const play = () => {
    audio.resume().catch(() => {});
    NOTES_HZ.forEach((pitch, place) => {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const start = audio.currentTime + place * NOTE_S;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(LOUDNESS, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_S);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + NOTE_S);
    });
  };
  const newest = () => {
    const state = held.get()?.get();
    return state && unreadOf(state).at(-1)?.id;
  };
  let last = newest();
  const leave = held.subscribe(() => {
    const now = newest();
    if (now !== undefined && now !== last && held.get()?.mayAnnounce()) play();
    last = now ?? last;
  });
  return () => {
    leave();
    audio.close().catch(() => {});
  };
}

/** Of a mount; off until somebody switches it on. */
export interface Sound {
  isOn(): boolean;
  toggle(): void;
}

const sounds = new WeakMap<Held, Sound>();

export function soundOf(held: Held): Sound {
  const known = sounds.get(held);
  if (known) return known;
  let end: (() => void) | undefined;
  const stop = () => {
    end?.();
    end = undefined;
  };
  const sound: Sound = {
    isOn: () => end !== undefined,
    toggle() {
      if (end) return stop();
      try {
        end = begin(held);
        held.atEnd(stop);
      } catch {
        // A browser that has no sound for us.
      }
    },
  };
  sounds.set(held, sound);
  return sound;
}
