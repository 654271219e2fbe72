import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { PartlyLitDisc } from '../../../ui/art/waxing-disc.tsx';
import { wavePath } from '../../../ui/art/wave.ts';

type PlayerSkyProps = {
  /** Played part, from 0 to 1. */
  share: number;
  minutes: number;
};

const rings = [
  [6.3, 0.042],
  [4.1, 0.05],
  [2.5, 0.06],
  [1.5, 0.085],
] as const;

export function PlayerSky({ share, minutes }: PlayerSkyProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const id = useId();
  const isPhone = width < 700;
  const radius = isPhone ? 42 : 56;
  const amplitude = isPhone ? 4 : 11;
  const wave = wavePath(width, minutes, amplitude);
  const at = (part: number) => discPosition(part, width, height, radius);
  const disc = at(share);
  const line = (from: number, to: number) =>
    Array.from({ length: 41 }, (_, step) => at(from + ((to - from) * step) / 40))
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L');
  return (
    <div ref={box} aria-hidden="true" className="absolute inset-0">
      {width > 0 && (
        <svg width={width} height={height + 80} className="block overflow-visible" focusable="false">
          <defs>
            <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="#12162F" />
              <stop offset="1" stopColor="#2A3163" />
            </linearGradient>
            <clipPath id={`${id}-above`}>
              <path d={`M0 0H${width}V${height + amplitude}H0Z`} />
            </clipPath>
            <clipPath id={`${id}-played`}>
              <path d={`M0 0H${disc.x}V${height + 40}H0Z`} />
            </clipPath>
          </defs>
          <g clipPath={`url(#${id}-above)`}>
            <rect width={width} height={height + amplitude} fill={`url(#${id}-sky)`} />
            {rings.map(([times, opacity]) => (
              <circle key={times} cx={disc.x} cy={disc.y} r={radius * times} fill="#B4B4EE" fillOpacity={opacity} />
            ))}
          </g>
          <path d={`M${line(0, share)}`} fill="none" stroke="#F2B640" strokeOpacity="0.7" strokeWidth="1.5" />
          <path
            d={`M${line(share, 1)}`}
            fill="none"
            stroke="#858DB8"
            strokeWidth="2"
            strokeDasharray="0.1 8"
            strokeLinecap="round"
          />
          <g transform={`translate(${disc.x} ${disc.y})`}>
            <PartlyLitDisc share={share} radius={radius} />
          </g>
          <path d={`${wave}V80H0Z`} transform={`translate(0 ${height})`} fill="#10142B" />
          <g transform={`translate(${disc.x} ${height})`} stroke="#F2B640" strokeWidth="2" strokeLinecap="round">
            {(isPhone ? [0, 1, 2] : [0, 1, 2, 3, 4]).map((stroke) => (
              <path
                key={stroke}
                d={`M${-0.95 * radius + 9 * stroke} ${24 + 12 * stroke}H${radius * 0.95 - 6 * stroke}`}
                strokeOpacity={0.9 - 0.18 * stroke}
              />
            ))}
          </g>
          <path d={wave} transform={`translate(0 ${height})`} fill="none" stroke="#858DB8" strokeWidth="1.5" />
          <g clipPath={`url(#${id}-played)`}>
            <path d={wave} transform={`translate(0 ${height})`} fill="none" stroke="#F3F1EA" strokeWidth="2" />
          </g>
        </svg>
      )}
    </div>
  );
}

function discPosition(share: number, width: number, height: number, radius: number): { x: number; y: number } {
  const top = 0.3 * height;
  const rest = height - radius;
  return { x: share * width, y: rest - (rest - top) * Math.cos((share * Math.PI) / 2) };
}

function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return undefined;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return size;
}
