import { useContext } from 'react';
import type { Thing } from 'schema-dts';
import { SiteAddress } from './site-address.ts';

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
