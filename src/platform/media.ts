export type MediaResult =
  | { kind: 'open'; stream: MediaStream }
  | { kind: 'denied' }
  | { kind: 'missing' }
  | { kind: 'in-use' }
  | { kind: 'unsupported' };

const REASONS: Readonly<Record<string, Exclude<MediaResult['kind'], 'open'>>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
};

/** Opens the camera or the microphone; the browser asks the person. Never rejects. */
export async function openMedia(constraints: MediaStreamConstraints): Promise<MediaResult> {
  // Absent on pages without HTTPS and in old browsers.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) return { kind: 'unsupported' };
  try {
    return { kind: 'open', stream: await devices.getUserMedia(constraints) };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return { kind: REASONS[name] ?? 'unsupported' };
  }
}

/** Whether there is a camera at all, as far as the browser says so without asking the person. Never rejects. */
export async function hasCamera(): Promise<boolean> {
  const devices = navigator.mediaDevices as Partial<MediaDevices> | undefined;
  const found = await devices?.enumerateDevices?.().catch(() => []);
  return found?.some(({ kind }) => kind === 'videoinput') ?? false;
}

export function stopMedia(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
