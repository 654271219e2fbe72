export function ErrorIcon() {
  return (
    <svg width="17" height="17" viewBox="0 0 17 17" aria-hidden="true" focusable="false" className="mt-px shrink-0">
      <circle cx="8.5" cy="8.5" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8.5 4.4v5" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      <circle cx="8.5" cy="12.1" r="1" fill="currentColor" />
    </svg>
  );
}
