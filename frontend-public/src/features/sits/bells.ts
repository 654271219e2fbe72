import { useEffect, useState } from 'react';

export const bellSounds = [
  { value: 'bowl-low', label: 'Bowl, low' },
  { value: 'bowl-high', label: 'Bowl, high' },
  { value: 'bell', label: 'Small bell' },
] as const;

export type BellSound = (typeof bellSounds)[number]['value'];

type Partial = [ratio: number, loudness: number, fades: number];

const voices: Record<BellSound, { hertz: number; partials: readonly Partial[] }> = {
  'bowl-low': {
    hertz: 174,
    partials: [
      [1, 0.5, 9],
      [1.006, 0.3, 9],
      [2.71, 0.22, 6],
      [5.18, 0.08, 3],
    ],
  },
  'bowl-high': {
    hertz: 312,
    partials: [
      [1, 0.45, 7],
      [1.005, 0.25, 7],
      [2.74, 0.2, 4.5],
      [5.25, 0.07, 2.5],
    ],
  },
  bell: {
    hertz: 660,
    partials: [
      [1, 0.35, 4],
      [2.0, 0.16, 3],
      [2.99, 0.12, 2.2],
      [4.2, 0.06, 1.4],
    ],
  },
};

const strikeSec = 0.012;

/** Uses the audio clock, because browsers throttle timers in background tabs. */
export function scheduleBell(context: AudioContext, voice: BellSound, inSec: number, volume: number): () => void {
  const { hertz, partials } = voices[voice];
  const at = context.currentTime + Math.max(0.02, inSec);
  const tones = partials.map(([ratio, loudness, fades]) => {
    const tone = new OscillatorNode(context, { frequency: hertz * ratio });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loudness * volume, at + strikeSec);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + fades);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + fades);
    return tone;
  });
  return () => tones.forEach((tone) => tone.disconnect());
}

let context: AudioContext | undefined;

/** The first call must be in a click handler, because browsers block sound before the first click. */
export function getAudioContext(): AudioContext {
  context ??= new AudioContext();
  // If the browser blocks the sound, the sit continues without sound.
  void context.resume().catch(() => undefined);
  return context;
}

const startsWithinMs = 2_000;

export function useIsAudioBlocked(): boolean {
  const [isSilenced, setSilenced] = useState(false);
  useEffect(() => {
    const context = getAudioContext();
    const look = () => setSilenced(context.state !== 'running');
    const timer = setTimeout(() => {
      look();
      context.addEventListener('statechange', look);
    }, startsWithinMs);
    return () => {
      clearTimeout(timer);
      context.removeEventListener('statechange', look);
    };
  }, []);
  return isSilenced;
}
