/** The disc and its horizon, going on in the water. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M5.13 21A15 15 0 1 1 34.87 21Z" />
      <path className="logo-lines" d="M0 23.4H40M6.6 27.8H33.4M10.6 32.2H29.4" />
    </svg>
  );
}
