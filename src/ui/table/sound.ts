import { SOUNDS, type SoundName, type Voice } from '../../../assets/sound.ts';

export type { SoundName };

export interface SoundSettings {
  readonly on: boolean;
  /** 0..1. */
  readonly volume: number;
}

/** Plays the table's sounds. Silent until the first press or key, as browsers and people want it. */
export interface Sound {
  play(name: SoundName): void;
  configure(settings: Partial<SoundSettings>): void;
  destroy(): void;
}

/** No more of these sounds at once; the rest would be noise. */
const MAX = 8;

/**
 * Milliseconds of silence after which the sound device is let rest: one that is open goes on reckoning silence, 4 % of
 * the processor time of the browser tests. Longer than the pauses within what dice and shots play: these do not wait
 * for it.
 */
const REST = 2500;

const noiseOf = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  let state = 12345;
  for (let index = 0; index < data.length; index += 1) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    data[index] = state / 2147483648 - 1;
  }
  return buffer;
};

/** A device that was closed meanwhile need not rest or wake. */
const closed = (): void => undefined;

const speak = (context: AudioContext, noise: AudioBuffer, voice: Voice, out: AudioNode): number => {
  const start = context.currentTime + (voice.delay ?? 0);
  const end = start + voice.rise + voice.fall;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(voice.loud, start + voice.rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(out);
  if (voice.wave === 'noise') {
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.Q.value = 1.2;
    filter.frequency.setValueAtTime(voice.from, start);
    filter.frequency.exponentialRampToValueAtTime(voice.to, end);
    source.buffer = noise;
    source.loop = true;
    source.connect(filter).connect(gain);
    source.start(start);
    source.stop(end);
    source.onended = () => gain.disconnect();
  } else {
    const source = context.createOscillator();
    source.type = voice.wave;
    source.frequency.setValueAtTime(voice.from, start);
    source.frequency.exponentialRampToValueAtTime(voice.to, end);
    source.connect(gain);
    source.start(start);
    source.stop(end);
    source.onended = () => gain.disconnect();
  }
  return end;
};

/** Makes the player. It opens the sound device with the first press or key on the page, not before. */
export const createSound = (start: SoundSettings): Sound => {
  let settings = start;
  let device: { context: AudioContext; master: GainNode; noise: AudioBuffer } | null = null;
  let ends: number[] = [];
  let resting: number | undefined;

  /** Lets the device rest when nothing has been played for a while; a sound wakes it. */
  const restLater = (): void => {
    window.clearTimeout(resting);
    resting = window.setTimeout(() => {
      if (!device) return;
      const { context } = device;
      if (ends.some((end) => end > context.currentTime)) restLater();
      else void context.suspend().catch(closed);
    }, REST);
  };

  const level = (): number => (settings.on ? settings.volume * settings.volume : 0);
  const open = (): void => {
    window.removeEventListener('pointerdown', open);
    window.removeEventListener('keydown', open);
    try {
      const context = new AudioContext();
      const master = context.createGain();
      const guard = context.createDynamicsCompressor();
      master.gain.value = level();
      master.connect(guard).connect(context.destination);
      device = { context, master, noise: noiseOf(context) };
      restLater();
    } catch {
      // A machine without a sound device plays on in silence.
      device = null;
    }
  };
  window.addEventListener('pointerdown', open);
  window.addEventListener('keydown', open);

  return {
    play: (name) => {
      if (!device || !settings.on || document.hidden) return;
      const { context, master, noise } = device;
      if (context.state === 'suspended') void context.resume().catch(closed);
      restLater();
      ends = ends.filter((end) => end > context.currentTime);
      if (ends.length >= MAX) return;
      ends.push(Math.max(...SOUNDS[name].map((voice) => speak(context, noise, voice, master))));
    },
    configure: (part) => {
      settings = { ...settings, ...part };
      device?.master.gain.setTargetAtTime(level(), device.context.currentTime, 0.02);
    },
    destroy: () => {
      window.removeEventListener('pointerdown', open);
      window.removeEventListener('keydown', open);
      window.clearTimeout(resting);
      void device?.context.close();
      device = null;
    },
  };
};
