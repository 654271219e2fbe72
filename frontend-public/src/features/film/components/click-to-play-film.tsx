import { useState } from 'react';
import { captionsFile, filmFile, createExternalVideoUrl, posterFile, type FilmName } from '../film.ts';
import { FilmPosterDrawing } from './rings-poster.tsx';

type ClickToPlayFilmProps = {
  name: FilmName;
  outsideId?: string;
  label: string;
};

/** Contacts no external host before the user clicks. */
export function ClickToPlayFilm({ name, outsideId = '', label }: ClickToPlayFilmProps) {
  const [isPlayed, setPlayed] = useState(false);
  if (isPlayed)
    return (
      <div className="film">{outsideId ? <Frame id={outsideId} label={label} /> : renderOwnFilm(name, label)}</div>
    );
  return (
    <div className="film">
      <FilmPosterDrawing />
      <button type="button" onClick={() => setPlayed(true)} data-own-press="" className="film-play">
        <svg viewBox="-44 -44 88 88" aria-hidden="true" focusable="false">
          <circle r="44" fill="#FFF6DD" />
          <path d="M-11 -17v34l28 -17z" fill="#151D36" />
        </svg>
        <span className="sr-only">Play video</span>
      </button>
    </div>
  );
}

/** The focused button disappears, so the focus moves to the film. */
const takeFocus = (player: HTMLElement | null) => player?.focus();

function renderOwnFilm(name: FilmName, label: string) {
  return (
    <video
      ref={takeFocus}
      src={filmFile(name)}
      poster={posterFile(name)}
      aria-label={label}
      autoPlay
      controls
      playsInline
      preload="auto"
    >
      <track kind="captions" src={captionsFile(name)} srcLang="en" label="English" default />
    </video>
  );
}

function Frame({ id, label }: { id: string; label: string }) {
  return (
    <iframe
      ref={takeFocus}
      src={createExternalVideoUrl(id)}
      title={label}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  );
}
