export function DottedHalfDisc({ width = 120 }: { width?: number }) {
  return (
    <svg width={width} viewBox="0 0 120 32" aria-hidden="true" focusable="false" className="block">
      <path
        d="M33 30.4a27 27 0 0 1 54 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="0.1 4.4"
        strokeLinecap="round"
      />
      <path d="M0 31.2h120" stroke="currentColor" strokeWidth="1.25" />
    </svg>
  );
}
