import facts from '../../../brand.json';

type Shop = (typeof facts.book.shops)[number];

/** Another institute replaces `brand.json` with its own facts. */
export const brand = {
  ...facts,
  place: `${facts.town.name}, ${facts.town.region}`,
  book: { ...facts.book, shops: facts.book.shops as [Shop, ...Shop[]] },
};
