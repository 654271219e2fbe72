/** A light left on for whoever comes home, standing on the title's line. */
export function LampDrawing() {
  return (
    <svg viewBox="0 0 260 130" width="260" focusable="false">
      {[130, 96].map((r) => (
        <path
          key={r}
          d={`M${131 - r} 130a${r - 1} ${r - 1} 0 0 1 ${2 * (r - 1)} 0`}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.25"
        />
      ))}
      <path d="M68 130a62 62 0 0 1 124 0z" fill="#F2B640" />
    </svg>
  );
}
