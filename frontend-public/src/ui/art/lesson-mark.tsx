export function LessonAccessIcon({ isOpen }: { isOpen: boolean }) {
  return (
    <svg width="28" height="20" viewBox="0 0 28 20" aria-hidden="true" focusable="false" className="shrink-0">
      {isOpen ? (
        <circle cx="14" cy="9" r="7.5" fill="var(--gold)" stroke="var(--mark)" />
      ) : (
        <path
          d="M6.5 17a7.5 7.5 0 0 1 15 0"
          fill="none"
          stroke="var(--control)"
          strokeWidth="1.4"
          strokeDasharray="0.1 2.8"
          strokeLinecap="round"
        />
      )}
      <path d="M0 17.5h28" stroke={isOpen ? 'var(--line)' : 'var(--control)'} strokeWidth="1.25" />
    </svg>
  );
}
