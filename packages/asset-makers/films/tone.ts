import type { Film } from './films.ts';

const rate = 44_100;
const loudness = 0.05;

/** In a loop, every wave ends as it starts, so that the restart makes no click. */
export function synthesize({ chord, isLoop }: Film, seconds: number): Buffer {
  const samples = Math.round(seconds * rate);
  const data = Buffer.alloc(samples * 2);
  const whole = (hertz: number) => Math.round(hertz * seconds) / seconds;
  const voices = chord.map((hertz, index) => ({
    turn: 2 * Math.PI * whole(hertz),
    swell: 2 * Math.PI * whole((index + 2) / seconds),
    share: 1 / (index + 1.4),
  }));
  const loudest = voices.reduce((sum, { share }) => sum + share, 0);
  for (let sample = 0; sample < samples; sample += 1) {
    const at = sample / rate;
    let sum = 0;
    for (const { turn, swell, share } of voices)
      sum += share * (0.62 - 0.38 * Math.cos(swell * at)) * Math.sin(turn * at);
    const edge = isLoop ? 1 : Math.min(1, at / 3, (seconds - at) / 4);
    data.writeInt16LE(Math.round((sum / loudest) * edge * loudness * 32_767), sample * 2);
  }
  return Buffer.concat([header(data.length), data]);
}

function header(length: number): Buffer {
  const bytes = Buffer.alloc(44);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + length, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(length, 40);
  return bytes;
}
