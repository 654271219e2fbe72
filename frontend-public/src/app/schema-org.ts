import type { Organization, WebSite } from 'schema-dts';
import { brand } from '../frame/brand.ts';

export type SchemaObject<T> = Exclude<T, string>;

export const createInstituteSchema = (site: string) =>
  ({ '@type': 'Organization', '@id': `${site}/#institute`, name: brand.name, url: `${site}/` }) as const;

export const createOrganizationSchema = (site: string): SchemaObject<Organization> => ({
  ...createInstituteSchema(site),
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

export const createWebSiteSchema = (site: string): SchemaObject<WebSite> => ({
  '@type': 'WebSite',
  name: brand.name,
  url: `${site}/`,
  inLanguage: 'en',
  publisher: { '@id': `${site}/#institute` },
});
