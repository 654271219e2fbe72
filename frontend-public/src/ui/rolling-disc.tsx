/** The small disc on its line inside a busy button; takes the colour of the text. */
export function RollingDisc() {
  return (
    <svg width="22" height="14" viewBox="0 0 22 14" aria-hidden="true" focusable="false">
      <path d="M0 13.25h22" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="12" cy="7.5" r="5" fill="currentColor" className="rolls-small breathes" />
    </svg>
  );
}
