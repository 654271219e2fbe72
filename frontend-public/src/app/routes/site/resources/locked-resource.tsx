import type { Resource } from '../../../../features/content/api/content.ts';

type LockedResourceProps = { type: Resource['type']; width: number; height: number };

export function LockedResource({ type, width, height }: LockedResourceProps) {
  const line = Math.round(height * 0.66);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      aria-hidden="true"
      focusable="false"
      className="block h-auto max-w-full"
    >
      <path d={`M0 0h${width}v${height}H0z`} fill="var(--locked)" />
      <g fill="none" stroke="var(--control)" strokeWidth="1.5">
        <rect x="0.75" y="0.75" width={width - 1.5} height={height} rx="10" strokeDasharray="4 3" />
        <path d={`M0 ${line}h${width}`} />
        {(type === 'workbook' || type === 'guide' || type === 'video') && <Rings middle={width * 0.62} line={line} />}
        {type === 'template' && <Ruled width={width} from={line} to={height} />}
        {type === 'pdf' && <Written width={width} />}
        <HalfDisc
          middle={type === 'pdf' ? width * 0.42 : width * (type === 'template' ? 0.52 : 0.62)}
          line={line}
          r={type === 'pdf' ? 22 : 27}
        />
      </g>
    </svg>
  );
}

function HalfDisc({ middle, line, r }: { middle: number; line: number; r: number }) {
  return (
    <path d={`M${middle - r} ${line}a${r} ${r} 0 0 1 ${2 * r} 0`} strokeDasharray="0.1 4.6" strokeLinecap="round" />
  );
}

function Rings({ middle, line }: { middle: number; line: number }) {
  return [52, 78].map((r) => <path key={r} d={`M${middle - r} ${line}a${r} ${r} 0 0 1 ${2 * r} 0`} />);
}

function Ruled({ width, from, to }: { width: number; from: number; to: number }) {
  const step = (to - from) / 6;
  return <path d={[1, 2, 3, 4].map((row) => `M0 ${(from + row * step).toFixed(1)}h${width}`).join('')} opacity="0.6" />;
}

function Written({ width }: { width: number }) {
  const lengths = [0.64, 0.5, 0.67, 0.58, 0.41, 0.26];
  return (
    <path
      d={lengths.map((length, row) => `M${width * 0.15} ${30 + 16 * row}h${(width * length).toFixed(1)}`).join('')}
    />
  );
}
