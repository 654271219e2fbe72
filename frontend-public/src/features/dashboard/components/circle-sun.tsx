import { reflectionStrokes } from '../../../ui/art/reflection.ts';

const rings = [308, 246, 185, 128];
const line = 290;

export function CircleCardDrawing() {
  return (
    <svg
      viewBox="0 0 768 412"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      className="absolute inset-0 size-full max-tablet:opacity-40"
    >
      {rings.map((r) => (
        <circle key={r} cx="590" cy="212" r={r} fill="#8790c8" fillOpacity="0.12" />
      ))}
      <circle cx="590" cy="212" r="78" fill="var(--gold)" />
      <path d={`M0 ${line}h768v${412 - line}H0z`} fill="#111539" />
      <path d={`M0 ${line}h768`} stroke="#f3f1ea" strokeOpacity="0.5" strokeWidth="1.25" />
      <g stroke="var(--gold)" strokeLinecap="round">
        {reflectionStrokes.slice(0, 5).map(({ y, from, to, opacity }) => (
          <path
            key={y}
            d={`M${590 + from * 0.8} ${line + 6 + y}H${590 + to * 0.8}`}
            strokeWidth="2"
            opacity={opacity}
          />
        ))}
      </g>
    </svg>
  );
}
