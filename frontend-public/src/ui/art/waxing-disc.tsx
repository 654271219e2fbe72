import { litMoonPath } from './moon.ts';

type WaxingDiscProps = {
  /** Bright part of the disc, from 0 to 1. */
  share: number;
  radius: number;
  light?: string;
};

export function PartlyLitDisc({ share, radius, light = '#F2B640' }: WaxingDiscProps) {
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
