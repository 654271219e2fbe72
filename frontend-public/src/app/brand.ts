import facts from '../../../brand.json';
import type { FilmName } from '../features/film/film.ts';

type Shop = (typeof facts.book.shops)[number];

/** The facts an institute replaces with its own, in `brand.json`; every page, title and link takes them from here. */
export const brand = {
  ...facts,
  place: `${facts.town.name}, ${facts.town.region}`,
  /** The first shop is where the book is offered first. */
  book: { ...facts.book, shops: facts.book.shops as [Shop, ...Shop[]] },
};

/** Videos of an outside player, by their ids, in the place of our own films in /media; empty where our own is shown. */
export const outsideVideos: Readonly<Record<FilmName, string>> = facts.outsideVideos;
