import facts from '../../../brand.json';
import type { FilmName } from '../features/film/film.ts';

type Shop = (typeof facts.book.shops)[number];

/** Name, texts and settings in `brand.json`, which another institute replaces with its own. */
export const brand = {
  ...facts,
  place: `${facts.town.name}, ${facts.town.region}`,
  book: { ...facts.book, shops: facts.book.shops as [Shop, ...Shop[]] },
};

/** Ids of videos at an external host; an empty id plays our own film in /media. */
export const outsideVideos: Readonly<Record<FilmName, string>> = facts.outsideVideos;
