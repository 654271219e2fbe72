export function SkipIcon({ isBack }: { isBack: boolean }) {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform={isBack ? undefined : 'translate(32 0) scale(-1 1)'}
      >
        <path d="M9.2 6.6A13 13 0 1 1 3.4 17.4" />
        <path d="M6.6 1.6 8 7.4l5.8-1" />
      </g>
      <text x="16" y="21" textAnchor="middle" fontSize="11" fontWeight="600" fill="currentColor">
        15
      </text>
    </svg>
  );
}

export function PlayPauseIcon({ isPlaying, size = 32 }: { isPlaying: boolean; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      {isPlaying ? (
        <path d="M11 5v22M21 5v22" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
      ) : (
        <path d="M9 4.5v23L28 16z" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      )}
    </svg>
  );
}

export function CloseIcon() {
  return (
    <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="m1.5 1.5 13 13M14.5 1.5l-13 13" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}
