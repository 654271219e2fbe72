import { captionsFile, filmFile, posterFile, type FilmName } from '../film.ts';
import { useAmbientFilm } from '../use-ambient-film.ts';
import { FilmButton, PlayIcon, SpeakerIcon } from './film-button.tsx';

type AmbientFilmProps = { name: FilmName; label: string };

export function AmbientFilm({ name, label }: AmbientFilmProps) {
  const { video, isFetched, isPlaying, hasSound, switchSound, switchPlay } = useAmbientFilm();
  const source = isFetched ? { src: filmFile(name), poster: posterFile(name) } : {};
  return (
    <div className="film">
      <video ref={video} {...source} aria-label={label} autoPlay={isPlaying} loop muted playsInline preload="none">
        {isFetched && <track kind="captions" src={captionsFile(name)} srcLang="en" label="English" default />}
      </video>
      <div className="film-foot">
        <FilmButton onClick={switchSound} icon={<SpeakerIcon isOn={hasSound} />}>
          {hasSound ? 'Mute Sound' : 'Enable Sound'}
        </FilmButton>
        <FilmButton isSmall onClick={switchPlay} icon={<PlayIcon isPlaying={isPlaying} />}>
          {isPlaying ? 'Pause' : 'Play'}
        </FilmButton>
      </div>
    </div>
  );
}
