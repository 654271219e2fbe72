import { useId } from 'react';
import { generateSlugPicture, type ProgramColor } from './slug-art.ts';

type SlugPictureProps = {
  slug: string;
  width: number;
  height: number;
  band?: ProgramColor;
  className?: string;
};

export function SlugPicture({ slug, width, height, band, className = '' }: SlugPictureProps) {
  const art = generateSlugPicture(slug, { width, height, ...(band ? { band } : {}) });
  const above = useId();
  const disc = <circle cx={art.light.x} cy={art.light.y} r={art.light.r} fill={art.light.fill} />;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className={`block h-auto w-full ${className}`}
    >
      <clipPath id={above}>
        <path d={`M0 0h${width}v${art.horizon}h-${width}z`} />
      </clipPath>
      <path d={`M0 0h${width}v${height}h-${width}z`} fill={art.sky} />
      <g clipPath={`url(#${above})`}>
        {art.arcs.filter(({ isBehind }) => isBehind).map(circle)}
        {disc}
        {art.arcs.filter(({ isBehind }) => !isBehind).map(circle)}
      </g>
      <path d={`M0 ${art.horizon}h${width}V${height}H0z`} fill={art.sea} />
      <g stroke={art.light.fill} strokeLinecap="round">
        {art.strokes.map(({ y, from, to, thickness, opacity }) => (
          <path key={y} d={`M${from} ${y}H${to}`} strokeWidth={thickness} opacity={opacity} />
        ))}
      </g>
    </svg>
  );
}

function circle({ x, y, r, fill }: { x: number; y: number; r: number; fill: string }, index: number) {
  return <circle key={index} cx={x} cy={y} r={r} fill={fill} />;
}
