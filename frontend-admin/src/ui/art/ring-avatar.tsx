import type { CSSProperties } from 'react';
import { ringArtOf } from './ring-art.ts';

/** Decoration beside a name, never instead of one. */
export function RingAvatar({ of: key }: { of: string }) {
  const { hue, inner, outer } = ringArtOf(key);
  return (
    <svg className="ring-avatar" style={{ '--hue': hue } as CSSProperties} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" className="ring-avatar-ground" />
      <circle cx="20" cy="20" r="3.2" className="ring-avatar-dot" />
      <path d={inner} />
      <path d={outer} />
    </svg>
  );
}
