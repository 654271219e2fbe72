import type { ReactNode } from 'react';
import { logoLinesPath, logoSunPath } from '../../ui/art/logo-paths.ts';
import { brand } from '../../frame/brand.ts';
import { layOutTitle } from './title-lines.ts';

export const sharePictureSize = { width: 1200, height: 630, margin: 80 } as const;

/** The SVG renderer finds the fonts by the names in the font files. */
const display = "'Newsreader 16pt'";
const sans = "'Instrument Sans'";

export function SharePictureFrame({ children }: { children: ReactNode }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={sharePictureSize.width}
      height={sharePictureSize.height}
      viewBox={`0 0 ${sharePictureSize.width} ${sharePictureSize.height}`}
    >
      {children}
    </svg>
  );
}

type PictureTextProps = {
  title: string;
  horizon: number;
  width: number;
  color: string;
  note?: string | undefined;
};

export function SharePictureText({ title, horizon, width, color, note }: PictureTextProps) {
  const { size, lines } = layOutTitle(title, width);
  const lineHeight = size * 0.96;
  return (
    <g fill={color}>
      {lines.map((line, index) => (
        <text
          key={line}
          x={sharePictureSize.margin - size * 0.03}
          y={horizon - lineHeight * (lines.length - 1 - index)}
          fontFamily={display}
          fontSize={size}
          letterSpacing={-0.03 * size}
        >
          {line}
        </text>
      ))}
      {note && (
        <text x={sharePictureSize.margin} y={horizon + 54} fontFamily={sans} fontSize="28" fontWeight="500">
          {note}
        </text>
      )}
      <g transform={`translate(${sharePictureSize.margin} 548)`}>
        <path d={logoSunPath} />
        <path d={logoLinesPath} stroke={color} strokeWidth="2" />
        <text x="56" y="31" fontFamily={sans} fontSize="26" fontWeight="500">
          {brand.name}
        </text>
      </g>
    </g>
  );
}
