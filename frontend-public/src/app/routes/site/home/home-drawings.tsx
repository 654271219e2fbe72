import type { CSSProperties } from 'react';

const drawingWidthStyle = (px: number) => ({ '--wide': px }) as CSSProperties;

export function LearnDrawing() {
  return (
    <svg viewBox="0 0 124 62.5" style={drawingWidthStyle(124)} aria-hidden="true" focusable="false">
      <path d="M0 62.5a62 62 0 0 1 124 0z" fill="#F2B640" className="lifts" />
    </svg>
  );
}

export function PartnerDrawing() {
  return (
    <svg viewBox="0 0 162 104" style={drawingWidthStyle(162)} aria-hidden="true" focusable="false">
      <circle cx="52" cy="52" r="52" fill="var(--partner)" />
      <circle cx="110" cy="52" r="52" fill="var(--partner)" />
      <path d="M81 8.84a52 52 0 0 1 0 86.32 52 52 0 0 1 0-86.32" fill="#F2B640" className="lifts" />
    </svg>
  );
}

export function ConnectDrawing() {
  const rings = [
    [11.5, 10.7],
    [40.5, 15.2],
    [72.5, 14],
    [98.5, 8.9],
    [125.5, 15.4],
    [151.5, 7.5],
    [170.5, 9.6],
    [244.5, 17],
  ] as const;
  return (
    <svg viewBox="0 0 264 44" style={drawingWidthStyle(264)} aria-hidden="true" focusable="false">
      {rings.map(([x, r]) => (
        <circle key={x} cx={x} cy={43.2 - r} r={r} fill="none" stroke="currentColor" strokeWidth="1.6" />
      ))}
      <circle cx="203.5" cy="22.7" r="20.6" fill="#F2B640" className="lifts" />
    </svg>
  );
}
