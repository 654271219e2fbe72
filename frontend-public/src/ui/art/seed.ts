export function hashSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

export type RandomGenerator = {
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  oneOf<T>(choices: readonly [T, ...T[]]): T;
};

/** Xorshift generator: a changed order of the calls gives another picture for the same seed. */
export function createRandom(seed: number): RandomGenerator {
  let state = seed || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    oneOf: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
