import { createColorPair } from 'shell/color-pair';

const gold = '#F2B640';

export function AboutPageDrawing() {
  const chair = (degrees: number) => {
    const [start, end] = [degrees - 11, degrees + 11].map((angle) => (angle * Math.PI) / 180) as [number, number];
    const point = (angle: number) =>
      `${(160 - 148 * Math.cos(angle)).toFixed(1)} ${(160 - 148 * Math.sin(angle)).toFixed(1)}`;
    return `M${point(start)}A148 148 0 0 1 ${point(end)}`;
  };
  return (
    <svg viewBox="0 0 320 160" width="320" focusable="false">
      <path d="M34 160a126 126 0 0 1 252 0z" fill="var(--band)" opacity="0.55" />
      <path d="M61 160a99 99 0 0 1 198 0z" fill="var(--band)" />
      <path d="M87 160a73 73 0 0 1 146 0z" fill={gold} />
      <path
        d={[12, 51, 90, 129, 168].map(chair).join('')}
        fill="none"
        stroke="currentColor"
        strokeWidth="8"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function ProgramsPageDrawing() {
  return (
    <svg viewBox="0 0 660 190" width="660" focusable="false">
      <circle cx="250" cy="70" r="70" fill={gold} />
      <path d="M226 190a274 210 0 0 1 520 0z" style={{ fill: createColorPair('#DFB0B0', '#6D5560') }} />
      <path d="M0 190a178 122 0 0 1 340 0z" style={{ fill: createColorPair('#9CC2AE', '#486A63') }} />
      <path d="M190 190a150 104 0 0 1 280 0z" style={{ fill: createColorPair('#C8A37F', '#6E5847') }} />
      <path d="M412 190a192 174 0 0 1 380 0z" style={{ fill: createColorPair('#6E75AC', '#434C8B') }} />
    </svg>
  );
}

export function PartnerPageDrawing() {
  return (
    <svg viewBox="0 0 320 100" width="320" focusable="false">
      <path d="M0 100a100 100 0 0 1 200 0zM120 100a100 100 0 0 1 200 0z" fill="var(--partner, #37307F)" />
      <path d="M120 100a100 100 0 0 1 40-80 100 100 0 0 1 40 80z" fill={gold} />
    </svg>
  );
}

export function ResourcesPageDrawing() {
  const heights = [
    182, 153, 128, 95, 157, 139, 173, 185, 167, 92, 126, 80, 77, 85, 86, 135, 183, 153, 96, 96, 189, 168,
  ];
  return (
    <svg
      viewBox="0 0 322 190"
      width="322"
      focusable="false"
      className="max-tablet:max-w-[24vw]! max-fold:max-w-[17vw]!"
    >
      <path
        d={heights.map((height, index) => `M${1 + index * 10.5} 190v-${height}`).join('')}
        stroke="currentColor"
        strokeWidth="1.75"
      />
      <circle cx="283" cy="151" r="38.5" fill={gold} />
    </svg>
  );
}

export function ContactPageDrawing() {
  return (
    <svg viewBox="0 0 268 152" width="268" focusable="false">
      <circle cx="75" cy="76" r="74" fill="none" stroke="currentColor" strokeWidth="1.75" />
      <circle cx="208" cy="92.5" r="58.5" fill={gold} />
    </svg>
  );
}

export function GetInvolvedPageDrawing() {
  const rings = [30, 44, 24, 52, 34];
  let right = 0;
  const placed = rings.map((r, index) => {
    const x = right + r + (index === 4 ? 120 : 0);
    right += 2 * r;
    return { x, r };
  });
  return (
    <svg viewBox="0 0 490 122" width="400" focusable="false">
      {placed.map(({ x, r }) => (
        <circle key={x} cx={x} cy={121 - r} r={r - 1} fill="none" stroke="currentColor" strokeWidth="1.9" />
      ))}
      <circle cx="360" cy="62" r="60" fill={gold} />
    </svg>
  );
}

export function PressKitPageDrawing() {
  return (
    <svg viewBox="0 0 320 160" width="320" focusable="false">
      {[160, 124, 92].map((r, index) => (
        <path key={r} d={`M${160 - r} 160a${r} ${r} 0 0 1 ${2 * r} 0z`} fill={gold} opacity={0.1 + index * 0.06} />
      ))}
      <path d="M98 160a62 62 0 0 1 124 0z" fill={gold} />
    </svg>
  );
}
