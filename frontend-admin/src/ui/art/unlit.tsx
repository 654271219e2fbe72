/** Where there is nothing yet, the light is an outline. */
export const Unlit = () => (
  <svg
    width="64"
    viewBox="0 0 64 36"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    aria-hidden="true"
    style={{ marginInline: 'auto' }}
  >
    <path d="M14 30a18 18 0 0 1 36 0" strokeDasharray="0.1 4.4" strokeWidth="2" />
    <path d="M0 31H64" strokeWidth="1.25" />
  </svg>
);
