import type { ReactNode } from 'react';
import { signLines, signSun } from '../../ui/art/sign.ts';
import { brand } from '../../frame/brand.ts';
import { layOutTitle } from './title-lines.ts';

export const frame = { width: 1200, height: 630, margin: 80 } as const;

/** The fonts by the names inside their files. */
const display = "'Newsreader 16pt'";
const sans = "'Instrument Sans'";

export function Frame({ children }: { children: ReactNode }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={frame.width}
      height={frame.height}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
    >
      {children}
    </svg>
  );
}

type PictureTextProps = {
  title: string;
  /** y of the drawn horizon, on which the last line of the title is placed. */
  horizon: number;
  width: number;
  color: string;
  note?: string | undefined;
};

export function PictureText({ title, horizon, width, color, note }: PictureTextProps) {
  const { size, lines } = layOutTitle(title, width);
  const lineHeight = size * 0.96;
  return (
    <g fill={color}>
      {lines.map((line, index) => (
        <text
          key={line}
          x={frame.margin - size * 0.03}
          y={horizon - lineHeight * (lines.length - 1 - index)}
          fontFamily={display}
          fontSize={size}
          letterSpacing={-0.03 * size}
        >
          {line}
        </text>
      ))}
      {note && (
        <text x={frame.margin} y={horizon + 54} fontFamily={sans} fontSize="28" fontWeight="500">
          {note}
        </text>
      )}
      <g transform={`translate(${frame.margin} 548)`}>
        <path d={signSun} />
        <path d={signLines} stroke={color} strokeWidth="2" />
        <text x="56" y="31" fontFamily={sans} fontSize="26" fontWeight="500">
          {brand.name}
        </text>
      </g>
    </g>
  );
}
