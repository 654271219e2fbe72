import { useState, type ReactNode } from 'react';

interface ExternalFilmProps {
  url: string;
  label: string;
  poster: ReactNode;
}

const isFile = (url: string): boolean => /\.(mp4|webm|m4v|mov)$/i.test(new URL(url, location.origin).pathname);

export function ExternalFilm({ url, label, poster }: ExternalFilmProps) {
  const [isPressed, setPressed] = useState(false);
  return (
    <div className="film-frame">
      <div className="film">
        {!isPressed && <div className="contents">{poster}</div>}
        {!isPressed && (
          <button type="button" className="film-play" onClick={() => setPressed(true)}>
            <svg viewBox="-44 -44 88 88" aria-hidden="true" focusable="false">
              <path d="M-11 -17v34l28 -17z" fill="#151D36" />
            </svg>
            <span className="sr-only">Play video</span>
          </button>
        )}
        {isPressed && isFile(url) && <video src={url} aria-label={label} autoPlay controls playsInline />}
        {isPressed && !isFile(url) && (
          <iframe src={url} title={label} allow="autoplay; encrypted-media; fullscreen; picture-in-picture" />
        )}
      </div>
    </div>
  );
}
