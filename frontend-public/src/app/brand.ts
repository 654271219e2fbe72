import type { FilmName } from '../features/film/film.ts';

/** The facts an institute replaces with its own; every page, title and link takes them from here. */
export const brand = {
  name: 'Institute of Oneness',
  /** Where there is room for one word: under an icon. */
  shortName: 'Oneness',
  domain: 'oneness.example',
  email: 'hello@oneness.example',
  phone: { shown: '+1 (505) 555-0142', dialled: '+15055550142' },
  place: 'Santa Fe, New Mexico',
  visits: 'by appointment',
  timeZone: 'America/New_York',
  book: {
    title: 'One Light',
    subtitle: 'A Field Guide to Waking Up Together',
    formats: 'Paperback, eBook and audio, 224 pages.',
    shops: [
      { name: 'Bookshop', href: 'https://bookshop.example/one-light' },
      { name: 'Books', href: 'https://books.example/one-light' },
    ],
  },
  eBook: { title: 'Seven Mornings of Oneness', href: '/downloads/seven-mornings.pdf' },
  social: [
    { name: 'Instagram', href: 'https://social.example/oneness-one' },
    { name: 'YouTube', href: 'https://social.example/oneness-two' },
    { name: 'Facebook', href: 'https://social.example/oneness-three' },
  ],
} as const;

/** Videos of an outside player, by their ids, in the place of our own films in /media; empty where our own is shown. */
export const outsideVideos: Readonly<Record<FilmName, string>> = { home: '', about: '', 'press-kit': '' };
