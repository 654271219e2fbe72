import type { ReactNode } from 'react';

export type MembersSectionName = 'teachings' | 'meditations' | 'replays' | 'forum' | 'library' | 'visionary';

type SectionArtProps = {
  name: MembersSectionName;
  locked?: boolean;
};

export function SectionArt({ name, locked = false }: SectionArtProps) {
  return (
    <span
      aria-hidden="true"
      className={`block overflow-hidden h-[72px] rounded-[10px] tablet:h-[196px] tablet:rounded-card ${locked ? 'bg-locked text-control' : 'bg-band text-ink'}`}
    >
      <svg
        viewBox="0 0 357 196"
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        focusable="false"
      >
        {drawings[name](<Light {...lights[name]} isLit={!locked} />)}
        {name !== 'meditations' && <path d="M-400 147.6h1200" />}
      </svg>
    </span>
  );
}

export function SectionDrawing({ name }: { name: MembersSectionName }) {
  const [left, top, width, foot = 147.6] = frames[name];
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${foot - top}`}
      width={width}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      focusable="false"
    >
      {drawings[name](<Light {...lights[name]} isLit />, true)}
    </svg>
  );
}

/** Left, top, width and, if not the horizon, bottom edge of each drawing in px. */
const frames: Record<MembersSectionName, [number, number, number, number?]> = {
  teachings: [20, 112, 318],
  meditations: [100, 54, 240, 157.4],
  replays: [17, 40, 323],
  forum: [36.7, 69, 250.6],
  library: [35, 62, 269],
  visionary: [88, 57, 181],
};

const lights: Record<MembersSectionName, { x: number; y: number; r: number; isHalf?: boolean }> = {
  teachings: { x: 55, y: 147, r: 35, isHalf: true },
  meditations: { x: 255, y: 84, r: 29.5 },
  replays: { x: 316, y: 100, r: 23.5 },
  forum: { x: 220, y: 108.5, r: 39 },
  library: { x: 274, y: 117.5, r: 29.5 },
  visionary: { x: 178.5, y: 147, r: 22, isHalf: true },
};

const drawings: Record<MembersSectionName, (light: ReactNode, isAlone?: boolean) => ReactNode> = {
  teachings: (light) => (
    <>
      <g>{light}</g>
      {[137, 219, 302].map((x) => (
        <HalfRing key={x} x={x} r={35} />
      ))}
    </>
  ),
  meditations: (light) => (
    <>
      {light}
      <path d={wave(-120, 480, 24)} />
    </>
  ),
  replays: (light) => (
    <>
      {[
        [41, 114],
        [80, 91],
        [120, 75],
        [159, 67],
        [198, 65],
        [238, 71],
        [277, 84],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="23.5" />
      ))}
      <g>{light}</g>
    </>
  ),
  forum: (light, isAlone) => (
    <>
      {(isAlone ? rings : [...rings, ...moreRings]).map(([x, r]) => (
        <circle key={x} cx={x} cy={147 - r} r={r} />
      ))}
      <g>{light}</g>
    </>
  ),
  library: (light) => (
    <>
      <path d={spines.map((height, index) => `M${36 + index * 9.2} 147v-${height}`).join('')} />
      {light}
    </>
  ),
  visionary: (light) => (
    <>
      {[45, 67, 90].map((r) => (
        <HalfRing key={r} x={178.5} r={r} />
      ))}
      <g>{light}</g>
    </>
  ),
};

const rings = [
  [71, 33.5],
  [111.5, 14.5],
  [153, 27.5],
  [269, 17.5],
] as const;

const moreRings = [
  [16, 21],
  [312, 25.5],
  [351, 12.5],
  [386, 22],
] as const;

const spines = [74, 79, 42, 72, 48, 69, 46, 65, 34, 55, 42, 67, 60, 83, 85, 76, 49, 62, 72, 88, 42, 55];

function HalfRing({ x, r }: { x: number; r: number }) {
  return <path d={`M${x - r} 147.6a${r} ${r} 0 0 1 ${2 * r} 0`} />;
}

function Light({
  x,
  y,
  r,
  isHalf = false,
  isLit,
}: {
  x: number;
  y: number;
  r: number;
  isHalf?: boolean;
  isLit: boolean;
}) {
  const shape = isHalf ? (
    <path d={`M${x - r} 147.6a${r} ${r} 0 0 1 ${2 * r} 0${isLit ? 'Z' : ''}`} />
  ) : (
    <circle cx={x} cy={y} r={r} />
  );
  return isLit ? (
    <g fill="#F2B640" stroke="none">
      {shape}
    </g>
  ) : (
    <g strokeDasharray="0.1 4.6" strokeLinecap="round">
      {shape}
    </g>
  );
}

function wave(from: number, to: number, length: number): string {
  const crests = Math.ceil((to - from) / length);
  return `M${from} 147.6${`q${length / 4} -18 ${length / 2} 0t${length / 2} 0`.repeat(crests)}`;
}
