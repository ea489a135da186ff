import { formatNumber } from '#src/domain/text/format.ts';
import type { SignerLocation } from '#src/features/location-alert/position.ts';
import { type MediaResult, openMedia, stopMedia } from '#src/platform/media.ts';
import type { copy } from './copy.ts';
import { listen, playTone } from './sound.ts';
import { measureSpeed, NEEDED_MBPS } from './speed.ts';

export const CHECKS = ['camera', 'microphone', 'speaker', 'browser', 'connection', 'location'] as const;
export type CheckName = (typeof CHECKS)[number];

type DetailKey = Exclude<keyof (typeof copy)['strings'], 'testNamed' | 'connectionOk' | 'connectionSlow'>;

/** What a test found. `detail` names the sentence that says so; `speed` belongs to the connection. */
export type Finding =
  | { state: 'idle' }
  | { state: 'running' | 'asking' | 'passed' | 'failed' | 'unsure'; detail?: DetailKey }
  | { state: 'passed' | 'failed'; detail: 'connectionOk' | 'connectionSlow'; speed: string };

export interface CheckInput {
  /** Loads something from our API; answers its size in bytes, 0 when there is nothing to load. */
  load: () => Promise<number>;
  askLocation: () => Promise<SignerLocation | undefined>;
  /** What is found on the way, e.g. that the person should speak now. */
  onProgress: (finding: Finding) => void;
}

const MEDIA = {
  denied: 'mediaDenied',
  missing: 'mediaMissing',
  'in-use': 'mediaInUse',
  unsupported: 'mediaUnsupported',
} as const satisfies Record<Exclude<MediaResult['kind'], 'open'>, DetailKey>;

const MICROPHONE_FINDINGS = {
  audible: { state: 'passed', detail: 'microphoneOk' },
  silent: { state: 'failed', detail: 'microphoneSilent' },
  unmeasured: { state: 'unsure', detail: 'microphoneUnmeasured' },
} as const satisfies Record<string, Finding>;

/** Each test, live. None rejects. */
export const RUN: Readonly<Record<CheckName, (input: CheckInput) => Promise<Finding>>> = {
  async camera() {
    const result = await openMedia({ video: true });
    if (result.kind !== 'open') return { state: 'failed', detail: MEDIA[result.kind] };
    stopMedia(result.stream);
    return { state: 'passed', detail: 'cameraOk' };
  },
  async microphone({ onProgress }) {
    const result = await openMedia({ audio: true });
    if (result.kind !== 'open') return { state: 'failed', detail: MEDIA[result.kind] };
    onProgress({ state: 'running', detail: 'microphoneListening' });
    const finding = await listen(result.stream);
    stopMedia(result.stream);
    return MICROPHONE_FINDINGS[finding];
  },
  async speaker() {
    return (await playTone())
      ? { state: 'asking', detail: 'speakerQuestion' }
      : { state: 'unsure', detail: 'speakerUnsupported' };
  },
  async browser() {
    const able = 'RTCPeerConnection' in globalThis && 'mediaDevices' in navigator;
    return able ? { state: 'passed', detail: 'browserOk' } : { state: 'failed', detail: 'browserOld' };
  },
  async connection({ load }) {
    try {
      const speed = await measureSpeed(load, () => performance.now());
      if (speed.kind === 'unmeasured') return { state: 'unsure', detail: 'connectionUnmeasured' };
      const shown = formatNumber(String(speed.mbps), speed.mbps >= 10 ? 0 : 1, {});
      return speed.kind === 'fast'
        ? { state: 'passed', detail: 'connectionOk', speed: shown }
        : { state: 'failed', detail: 'connectionSlow', speed: shown };
    } catch {
      return { state: 'failed', detail: 'connectionFailed' };
    }
  },
  async location({ askLocation }) {
    const location = await askLocation();
    if (!location) return { state: 'unsure', detail: 'locationOpen' };
    return { state: 'passed', detail: location.latitude === undefined ? 'locationStated' : 'locationOk' };
  },
};

export { NEEDED_MBPS };
