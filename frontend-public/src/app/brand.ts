import facts from '../../../brand.json';
import type { FilmName } from '../features/film/film.ts';

type Shop = (typeof facts.book.shops)[number];

/** The facts an institute replaces with its own, in `brand.json`. */
export const brand = {
  ...facts,
  place: `${facts.town.name}, ${facts.town.region}`,
  book: { ...facts.book, shops: facts.book.shops as [Shop, ...Shop[]] },
};

/** Ids of videos at an outside host; an empty id plays our own film in /media. */
export const outsideVideos: Readonly<Record<FilmName, string>> = facts.outsideVideos;
