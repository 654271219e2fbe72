import type { ReactNode } from 'react';

type FilmButtonProps = {
  onClick: () => void;
  icon: ReactNode;
  isSmall?: boolean;
  children: string;
};

/** A click on this button does not count as the first click on the page, which turns on the sound of the film. */
export function FilmButton({ onClick, icon, isSmall = false, children }: FilmButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      data-own-press=""
      className={`film-button ${isSmall ? 'film-button-small' : ''}`}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}

export function SpeakerIcon({ isOn }: { isOn: boolean }) {
  return (
    <svg width="18" height="16" viewBox="0 0 18 16" aria-hidden="true" focusable="false">
      <path d="M1 5.5h3l4-3.5v12l-4-3.5H1z" fill="currentColor" />
      <path
        d={isOn ? 'M11 5.2a4 4 0 0 1 0 5.6M13.4 2.8a7.4 7.4 0 0 1 0 10.4' : 'm11.5 5.5 5 5m0-5-5 5'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function PlayPauseIcon({ isPlaying }: { isPlaying: boolean }) {
  return (
    <svg width="14" height="16" viewBox="0 0 14 16" aria-hidden="true" focusable="false">
      <path d={isPlaying ? 'M2 2h3.4v12H2zM8.6 2H12v12H8.6z' : 'M2 1.5v13l11-6.5z'} fill="currentColor" />
    </svg>
  );
}
