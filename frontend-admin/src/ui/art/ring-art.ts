interface RingArt {
  hue: number;
  inner: string;
  outer: string;
}

const bands = [278, 62, 162, 18] as const;
const middle = 20;

export function drawAvatarRings(key: string): RingArt {
  const next = generator(fnv1a(key));
  const band = bands[Math.floor(next() * bands.length)] ?? bands[0];
  return { hue: Math.round(band + (next() - 0.5) * 14), inner: arc(7.6, next), outer: arc(14.6, next) };
}

function arc(radius: number, next: () => number): string {
  const start = next() * 2 * Math.PI;
  const sweep = Math.PI * (1 + next() * (2 / 3));
  const [x1, y1] = pointAt(radius, start);
  const [x2, y2] = pointAt(radius, start + sweep);
  return `M${x1} ${y1}A${radius} ${radius} 0 1 1 ${x2} ${y2}`;
}

const pointAt = (radius: number, angle: number): [string, string] => [
  (middle + radius * Math.cos(angle)).toFixed(2),
  (middle + radius * Math.sin(angle)).toFixed(2),
];

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

function generator(seed: number): () => number {
  let state = seed || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
