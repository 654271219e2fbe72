import facts from '../../../brand.json';

type Shop = (typeof facts.book.shops)[number];

/** Name, texts and settings in `brand.json`, which another institute replaces with its own. */
export const brand = {
  ...facts,
  place: `${facts.town.name}, ${facts.town.region}`,
  book: { ...facts.book, shops: facts.book.shops as [Shop, ...Shop[]] },
};
