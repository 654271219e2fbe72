import { FilmPoster } from '../../player/components/film-poster.tsx';
import { OutsideFilm } from '../../player/components/outside-film.tsx';
import { bandAt } from '../../../ui/art/program-band.ts';

interface OutsideLessonFilmProps {
  url: string;
  label: string;
  programIndex: number;
}

export const OutsideLessonFilm = ({ url, label, programIndex }: OutsideLessonFilmProps) => (
  <OutsideFilm url={url} label={label} poster={<FilmPoster band={bandAt(programIndex)} />} />
);
