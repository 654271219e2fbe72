import type { Organization, WebSite } from 'schema-dts';
import { brand } from './brand.ts';

/** The parts of a schema.org type that we state ourselves; the type's name is always there. */
export type Stated<T> = Exclude<T, string>;

/** The institute by name, wherever something is its own. */
export const institute = (site: string) =>
  ({ '@type': 'Organization', '@id': `${site}/#institute`, name: brand.name, url: `${site}/` }) as const;

/** The institute itself: how to know it and how to reach it. */
export const organization = (site: string): Stated<Organization> => ({
  ...institute(site),
  logo: `${site}/icons/icon-512.png`,
  email: brand.email,
  telephone: brand.phone.dialled,
  address: {
    '@type': 'PostalAddress',
    addressLocality: brand.town.name,
    addressRegion: brand.town.region,
    addressCountry: brand.town.country,
  },
  sameAs: brand.social.map(({ href }) => href),
});

export const webSite = (site: string): Stated<WebSite> => ({
  '@type': 'WebSite',
  name: brand.name,
  url: `${site}/`,
  inLanguage: 'en',
  publisher: { '@id': `${site}/#institute` },
});
