import { FilmPoster } from '../../../../features/player/components/film-poster.tsx';
import { OutsideFilm } from '../../../../features/player/components/outside-film.tsx';
import { bandAt } from '../../site/programs/program-band.ts';

interface OutsideLessonFilmProps {
  url: string;
  label: string;
  programIndex: number;
}

export const OutsideLessonFilm = ({ url, label, programIndex }: OutsideLessonFilmProps) => (
  <OutsideFilm url={url} label={label} poster={<FilmPoster band={bandAt(programIndex)} />} />
);
