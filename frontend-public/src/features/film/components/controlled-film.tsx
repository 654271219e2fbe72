import { useEffect, useRef } from 'react';
import { captionsFile, filmFile, posterFile, type FilmName } from '../film.ts';
import { useIsMotionAllowed } from '../use-motion.ts';
import { useInView } from '../use-in-view.ts';

export function FilmWithControls({ name, label }: { name: FilmName; label: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const { wasSeen } = useInView(video, '0px');
  const mayMove = useIsMotionAllowed();

  useEffect(() => {
    const film = video.current;
    if (!film || !wasSeen) return;
    if (mayMove) film.play().catch(() => undefined);
    else film.pause();
  }, [wasSeen, mayMove]);

  return (
    <div className="film" data-needs-app="">
      <video
        ref={video}
        src={filmFile(name)}
        poster={posterFile(name)}
        aria-label={label}
        autoPlay={mayMove && wasSeen}
        controls
        loop
        muted
        playsInline
        preload="none"
      >
        <track kind="captions" src={captionsFile(name)} srcLang="en" label="English" default />
      </video>
    </div>
  );
}
