import type { Page } from '@playwright/test';

declare global {
  interface Window {
    sound_heard?: { loudest: number; loaded: boolean; contexts: string[]; context: BaseAudioContext | null };
  }
}

export interface Ear {
  /** Whether the sounds were fetched and decoded. */
  loaded(): Promise<boolean>;
  /** The loudest sample that went to the loudspeakers so far. */
  loudest(): Promise<number>;
  states(): Promise<readonly string[]>;
  /** Suspends the sound as a call does, and refuses to let it run again until `heed` is called. */
  interrupt(): Promise<void>;
  heed(): Promise<void>;
}

/** Listens where the sound leaves the page; the page knows nothing of it. */
export async function listenAtTheDoor(page: Page): Promise<Ear> {
  await page.addInitScript(() => {
    const heard = { loudest: 0, loaded: false, contexts: [] as string[], context: null as BaseAudioContext | null };
    window.sound_heard = heard;
    const connect = Reflect.get(AudioNode.prototype, 'connect');
    const meterFor = (source: AudioNode): void => {
      const meter = source.context.createAnalyser();
      // Longer than a busy page lets a timer wait: no sound passes between two looks.
      meter.fftSize = 32_768;
      const samples = new Float32Array(meter.fftSize);
      Reflect.apply(connect, source, [meter]);
      setInterval(() => {
        meter.getFloatTimeDomainData(samples);
        heard.loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), heard.loudest);
        heard.contexts = [source.context.state];
        heard.context = source.context;
      }, 50);
    };
    Object.defineProperty(AudioNode.prototype, 'connect', {
      value(this: AudioNode, target: unknown, ...rest: unknown[]): unknown {
        if (target instanceof AudioDestinationNode) meterFor(this);
        return Reflect.apply(connect, this, [target, ...rest]);
      },
    });
    const decode = Reflect.get(BaseAudioContext.prototype, 'decodeAudioData');
    Object.defineProperty(BaseAudioContext.prototype, 'decodeAudioData', {
      async value(this: BaseAudioContext, data: ArrayBuffer): Promise<unknown> {
        const decoded: unknown = await Reflect.apply(decode, this, [data]);
        heard.loaded = true;
        return decoded;
      },
    });
  });
  return {
    loaded: () => page.evaluate(() => window.sound_heard?.loaded ?? false),
    loudest: () => page.evaluate(() => window.sound_heard?.loudest ?? 0),
    interrupt: () =>
      page.evaluate(async () => {
        const context = window.sound_heard?.context;
        if (!(context instanceof AudioContext)) throw new Error('no context');
        await context.suspend();
        context.resume = () => Promise.reject(new DOMException('Failed to start the audio device', 'InvalidStateError'));
      }),
    heed: () =>
      page.evaluate(() => {
        const context = window.sound_heard?.context;
        if (context instanceof AudioContext) Reflect.deleteProperty(context, 'resume');
      }),
    states: () => page.evaluate(() => window.sound_heard?.contexts ?? []),
  };
}
