import type { CSSProperties } from 'react';
import { createRandom, hashSeed, type RandomGenerator } from './seed.ts';

const bandHues = [278, 62, 162, 18] as const;

export function computeMemberRing(id: string): { hue: number; arcs: [string, string] } {
  const draw = createRandom(hashSeed(id));
  const hue = Math.round(draw.oneOf(bandHues) + draw.between(-7, 7));
  return { hue, arcs: [arc(7.6, draw), arc(14.6, draw)] };
}

function arc(radius: number, draw: RandomGenerator): string {
  const start = draw.between(0, 2 * Math.PI);
  const end = start + Math.PI * (1 + draw.between(0, 2 / 3));
  const point = (angle: number) =>
    `${(20 + radius * Math.cos(angle)).toFixed(2)} ${(20 + radius * Math.sin(angle)).toFixed(2)}`;
  return `M${point(start)}A${radius} ${radius} 0 1 1 ${point(end)}`;
}

type MemberRingProps = { id: string; size?: number };

/** The ring is decorative, so the member's name must be next to the ring. */
export function MemberRing({ id, size = 40 }: MemberRingProps) {
  const { hue, arcs } = computeMemberRing(id);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
      className="member-ring"
      style={{ '--hue': hue } as CSSProperties}
    >
      <circle cx="20" cy="20" r="20" fill="var(--ground)" />
      <g stroke="var(--arc)" strokeWidth="4.2" strokeLinecap="round" fill="none">
        {arcs.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <circle cx="20" cy="20" r="3.2" fill="var(--arc)" />
    </svg>
  );
}
