export const sampleRate = 24_000;
const loudness = 0.1;
const bell = { hertz: 440, partials: [1, 2.76, 5.4], lasts: 9, loudness: 0.12 };

export interface Tone {
  readonly seconds: number;
  readonly chord: readonly number[];
  readonly bellsAt: readonly number[];
}

export function* synthesize({ seconds, chord, bellsAt }: Tone, step = 5): Generator<Buffer> {
  const voices = chord.map((hertz, index) => ({
    turn: 2 * Math.PI * hertz,
    swell: (2 * Math.PI) / (17 + 7.3 * index),
    share: 1 / (index + 1.4),
  }));
  const loudest = voices.reduce((sum, { share }) => sum + share, 0);
  const all = Math.round(seconds * sampleRate);
  for (let begin = 0; begin < all; begin += step * sampleRate) {
    const data = Buffer.alloc(Math.min(step * sampleRate, all - begin) * 2);
    const near = bellsAt.filter((at) => at < begin / sampleRate + step && at + bell.lasts > begin / sampleRate);
    for (let index = 0; index < data.length / 2; index += 1) {
      const at = (begin + index) / sampleRate;
      let sum = 0;
      for (const { turn, swell, share } of voices)
        sum += share * (0.62 - 0.38 * Math.cos(swell * at)) * Math.sin(turn * at);
      const edge = Math.min(1, at / 4, Math.max(0, seconds - at) / 6);
      const rung = near.reduce((total, from) => total + bellAt(at - from), 0);
      data.writeInt16LE(Math.round(((sum / loudest) * loudness * edge + rung) * 32_767), index * 2);
    }
    yield data;
  }
}

function bellAt(since: number): number {
  if (since < 0 || since > bell.lasts) return 0;
  const strike = Math.min(1, since / 0.02) * Math.min(1, (bell.lasts - since) / 0.5);
  return (
    bell.partials.reduce(
      (sum, partial, index) =>
        sum +
        (bell.loudness / (index + 1) ** 2) *
          Math.exp((-since * (index + 1)) / 2.2) *
          Math.sin(2 * Math.PI * bell.hertz * partial * since),
      0,
    ) * strike
  );
}
