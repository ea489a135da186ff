const LISTEN_MS = 5000;
const STEP_MS = 100;
/** Well above the noise of a silent room, well below a quiet voice. */
const AUDIBLE_LOUDNESS = 0.02;
const TONE_HZ = 440;
const TONE_SECONDS = 1;

type AudioWindow = typeof globalThis & { AudioContext?: typeof AudioContext };

const contextClass = (): typeof AudioContext | undefined => (globalThis as AudioWindow).AudioContext;

/** Listens for up to five seconds. `unmeasured`: this browser cannot tell how loud it is. */
export async function listen(stream: MediaStream): Promise<'audible' | 'silent' | 'unmeasured'> {
  const Context = contextClass();
  if (!Context) return 'unmeasured';
  const context = new Context();
  try {
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    for (let waited = 0; waited < LISTEN_MS; waited += STEP_MS) {
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
      analyser.getFloatTimeDomainData(samples);
      const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
      if (loudness > AUDIBLE_LOUDNESS) return 'audible';
    }
    return 'silent';
  } catch {
    return 'unmeasured';
  } finally {
    await context.close().catch(() => {});
  }
}

/** Plays a tone; whether it was heard only the person knows. @returns false when nothing could be played. */
export async function playTone(): Promise<boolean> {
  const Context = contextClass();
  if (!Context) return false;
  const context = new Context();
  try {
    const tone = context.createOscillator();
    const volume = context.createGain();
    volume.gain.value = 0.2;
    tone.frequency.value = TONE_HZ;
    tone.connect(volume).connect(context.destination);
    await new Promise<void>((resolve) => {
      tone.onended = () => resolve();
      tone.start();
      tone.stop(context.currentTime + TONE_SECONDS);
    });
    return true;
  } catch {
    return false;
  } finally {
    await context.close().catch(() => {});
  }
}
