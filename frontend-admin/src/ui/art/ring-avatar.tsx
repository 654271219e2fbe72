import { createColorPair } from 'shell/color-pair';
import { drawAvatarRings } from './ring-art.ts';

/** Screen readers skip the avatar, so the name of the person must be next to the avatar. */
export function RingAvatar({ of: key, size = 28 }: { of: string; size?: number }) {
  const { hue, inner, outer } = drawAvatarRings(key);
  const line = createColorPair(`oklch(0.5 0.09 ${hue})`, `oklch(0.8 0.07 ${hue})`);
  const ground = createColorPair(`oklch(0.93 0.03 ${hue})`, `oklch(0.33 0.055 ${hue})`);
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" style={{ flex: 'none' }} aria-hidden="true">
      <circle cx="20" cy="20" r="20" style={{ fill: ground }} />
      <circle cx="20" cy="20" r="3.2" style={{ fill: line }} />
      <path d={inner + outer} fill="none" strokeWidth="4.2" strokeLinecap="round" style={{ stroke: line }} />
    </svg>
  );
}
