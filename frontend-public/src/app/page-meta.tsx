import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { Thing } from 'schema-dts';
import { brand } from '../frame/brand.ts';
import { SiteUrlContext } from './site-url.ts';

type PageMetaProps = {
  title: string;
  description: string;
  type?: 'website' | 'book' | 'article';
  tabTitle?: string;
};

/** Size of a share picture in px, as Open Graph recommends. */
const openGraphPictureSize = { width: '1200', height: '630' };

export function PageMeta({ title, description, type = 'website', tabTitle }: PageMetaProps) {
  const site = useContext(SiteUrlContext);
  const path = useLocation().pathname.replace(/(.)\/$/, '$1');
  const address = site + path;
  return (
    <>
      <title>{tabTitle ?? `${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:image" content={`${site}${picturePath(path)}`} />
      <meta property="og:image:width" content={openGraphPictureSize.width} />
      <meta property="og:image:height" content={openGraphPictureSize.height} />
      <meta property="og:image:alt" content={`${title}: a light on a horizon. ${brand.name}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const picturePath = (path: string): string => `/og${path === '/' ? '/home' : path}.png`;

type SchemaOrgObject = Exclude<Thing, string>;

type StructuredDataProps = {
  value: SchemaOrgObject | ((site: string) => SchemaOrgObject);
};

export function StructuredData({ value }: StructuredDataProps) {
  const site = useContext(SiteUrlContext);
  const thing = typeof value === 'function' ? value(site) : value;
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
