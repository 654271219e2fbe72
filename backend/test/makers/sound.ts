const headerBytes = 44;
const chunkBytes = 256 * 1024;
const [channels, samplesPerSecond, sampleBytes] = [2, 44_100, 2];

export function* readSound(size: number, from = 0, to = size): Generator<Buffer, undefined> {
  for (let at = from; at < to;) {
    const start = at - (at % chunkBytes);
    const end = Math.min(start + chunkBytes, to);
    yield createChunk(size, start).subarray(at - start, end - start);
    at = end;
  }
}

export const createSound = (size: number): Buffer => Buffer.concat([...readSound(size)]);

function createChunk(size: number, start: number): Buffer {
  const samples = new Uint32Array(chunkBytes / 4);
  for (let i = 0, state = start + 1; i < samples.length; i++)
    samples[i] = state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  const chunk = Buffer.from(samples.buffer);
  if (start === 0) createHeader(size).copy(chunk);
  return chunk;
}

function createHeader(size: number): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(size - 8, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(samplesPerSecond, 24);
  header.writeUInt32LE(samplesPerSecond * channels * sampleBytes, 28);
  header.writeUInt16LE(channels * sampleBytes, 32);
  header.writeUInt16LE(sampleBytes * 8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(size - headerBytes, 40);
  return header;
}
