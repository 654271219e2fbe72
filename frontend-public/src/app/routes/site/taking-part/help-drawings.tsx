import type { CSSProperties } from 'react';

const drawingWidthStyle = (px: number) => ({ '--wide': px }) as CSSProperties;

const lit = '#F2B640';

export function HandsDrawing() {
  return (
    <svg viewBox="0 0 150 100" style={drawingWidthStyle(150)} aria-hidden="true" focusable="false">
      <circle cx="75" cy="46" r="30" fill={lit} className="lifts" />
      <path
        d="M1 44a74 55.2 0 0 0 148 0M17 44a58 43 0 0 0 116 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function DoorDrawing() {
  return (
    <svg viewBox="0 0 150 108" style={drawingWidthStyle(150)} aria-hidden="true" focusable="false">
      <path d="M40 108a38 38 0 0 1 76 0z" fill={lit} className="lifts" />
      <path
        d="M2 108V40a36 36 0 0 1 72 0v68"
        fill="var(--page)"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
      <circle cx="62" cy="66" r="2.4" fill="currentColor" />
    </svg>
  );
}

export function WordDrawing() {
  return (
    <svg viewBox="0 0 200 100" style={drawingWidthStyle(200)} aria-hidden="true" focusable="false">
      {[99, 76, 55, 37].map((r, index) => (
        <path
          key={r}
          d={`M${100 - r} 100a${r} ${r} 0 0 1 ${2 * r} 0`}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeDasharray={index === 0 ? '0.1 5' : undefined}
          strokeLinecap="round"
        />
      ))}
      <path d="M80 100a20 20 0 0 1 40 0z" fill={lit} className="lifts" />
    </svg>
  );
}
