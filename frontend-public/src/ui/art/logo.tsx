/** The sign: a circle cut by its horizon that goes on in the water. Takes the colour of the text. */
export function LogoMark({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false" className="shrink-0">
      <path d="M5.13 21a15 15 0 1 1 29.74 0Z" fill="currentColor" />
      <path d="M0 23.4h40M6.6 27.8h26.8M10.6 32.2h18.8" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
