import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { Thing } from 'schema-dts';
import { brand } from './brand.ts';
import { SiteAddress } from './site-address.ts';

type PageMetaProps = {
  title: string;
  /** One sentence that says what is found here. */
  description: string;
  /** What kind of thing the page shows, in Open Graph's words. */
  type?: 'website' | 'book' | 'article';
  /** The whole title of the tab, where it is not the page's name beside the institute's. */
  tabTitle?: string;
};

/** Open Graph's size: every picture is drawn for it. */
const picture = { width: '1200', height: '630' };

/** What a page tells the tab, search engines and whoever shares it; in a rendered document it stands in the head. */
export function PageMeta({ title, description, type = 'website', tabTitle }: PageMetaProps) {
  const site = useContext(SiteAddress);
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
      <meta property="og:image:width" content={picture.width} />
      <meta property="og:image:height" content={picture.height} />
      <meta property="og:image:alt" content={`${title}: a light on a horizon. ${brand.name}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Where the picture of a page lies: /og/about.png for /about, /og/home.png for the home page. */
const picturePath = (path: string): string => `/og${path === '/' ? '/home' : path}.png`;

type Described = Exclude<Thing, string>;

type StructuredDataProps = {
  /** A schema.org object, or how to make one for the site at an address such as https://oneness.example. */
  value: Described | ((site: string) => Described);
};

/** What a page is about, in schema.org's words, for search engines. Drawn as nothing. */
export function StructuredData({ value }: StructuredDataProps) {
  const site = useContext(SiteAddress);
  const thing = typeof value === 'function' ? value(site) : value;
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
