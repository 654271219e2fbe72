import { litMoonPath } from './moon.ts';

type WaxingDiscProps = {
  /** How much of it is lit: 0 to 1. */
  share: number;
  radius: number;
  /** What is lit: gold unless it is a moon. */
  light?: string;
};

/** A disc round 0,0 that fills with light from the right; its dark part keeps its outline. */
export function WaxingDisc({ share, radius, light = '#F2B640' }: WaxingDiscProps) {
  const phase = Math.min(1, Math.max(0, share)) / 2;
  return (
    <>
      <circle r={radius} fill="#3B4273" />
      {phase >= 0.5 ? (
        <circle r={radius} fill={light} />
      ) : (
        phase > 0 && <path d={litMoonPath(phase, radius)} fill={light} />
      )}
      <circle r={radius} fill="none" stroke={light} strokeOpacity="0.7" strokeWidth="1.5" />
    </>
  );
}
