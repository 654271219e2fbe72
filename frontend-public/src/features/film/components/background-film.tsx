import { captionsFile, filmFile, posterFile, type FilmName } from '../film.ts';
import { useBackgroundFilm } from '../use-background-film.ts';
import { FilmButton, PlayPauseIcon, SpeakerIcon } from './film-button.tsx';

type BackgroundFilmProps = { name: FilmName; label: string };

export function BackgroundFilm({ name, label }: BackgroundFilmProps) {
  const { video, isFetched, isPlaying, hasSound, switchSound, switchPlay } = useBackgroundFilm();
  const source = isFetched ? { src: filmFile(name), poster: posterFile(name) } : {};
  return (
    <div className="film" data-needs-app="">
      <video ref={video} {...source} aria-label={label} autoPlay={isPlaying} loop muted playsInline preload="none">
        {isFetched && <track kind="captions" src={captionsFile(name)} srcLang="en" label="English" default />}
      </video>
      <div className="film-foot">
        <FilmButton onClick={switchSound} icon={<SpeakerIcon isOn={hasSound} />}>
          {hasSound ? 'Mute Sound' : 'Enable Sound'}
        </FilmButton>
        <FilmButton isSmall onClick={switchPlay} icon={<PlayPauseIcon isPlaying={isPlaying} />}>
          {isPlaying ? 'Pause' : 'Play'}
        </FilmButton>
      </div>
    </div>
  );
}
